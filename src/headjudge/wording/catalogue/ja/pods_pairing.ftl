# 3人以上のテーブル：テーブルや不戦勝の理由（注記）、席の入れ替え、避けられなかったこと。

note-pod_repeat_swapped = 順位順では前のラウンドと同じ顔ぶれになるため、1人が次のテーブルのプレイヤーと入れ替わりました。
note-pod_repeat_neighbour = 前のラウンドと同じ顔ぶれになる隣のテーブルと、1人が入れ替わりました。
note-pod_repeat_stays = 前のラウンドと同じ顔ぶれです。下に入れ替われる相手がいませんでした。
note-pod_repeat = 前のラウンドと同じ顔ぶれです。より良い組み合わせは見つかりませんでした。
note-pod_seen_before = 前のラウンドではありませんが、以前のラウンドと同じ顔ぶれです。ルール上認められています。
note-pod_met_again = このテーブルには、以前に対戦したことのあるプレイヤーがいます。
note-pod_apart_swapped = 対戦回避の指定があるプレイヤーが同じテーブルにならないよう、入れ替えました。
note-pod_apart_together = 対戦回避の指定があるプレイヤーが同じテーブルにいます。分けられる入れ替えが見つかりませんでした。
note-pod_locked = 組み合わせの作成前に指定されたテーブルです。
note-pod_locked_repeat = 前のラウンドと同じ顔ぶれですが、組み合わせの作成前に指定されたテーブルです。
note-pod_locked_apart = 対戦回避の指定があるプレイヤーが同じテーブルにいますが、組み合わせの作成前に指定されたテーブルです。
note-pod_other_size = 人数が割り切れないため、ほかと人数の異なるテーブルです。
note-pod_fixed_table = プレイヤーの固定テーブルです（順位順の配置ではありません）。
note-pod_fixed_table_taken = このテーブルのプレイヤーの固定テーブルは、より上位のテーブルが使用します。
note-pod_fixed_tables_meet = 固定テーブルを持つプレイヤーが複数いるため、最も小さい番号のテーブルで行います。
note-pod_bye_lowest = 不戦勝：順位の最も低い参加者で、人数が足りずテーブルを組めませんでした。
note-pod_bye_drawn = 不戦勝：人数が足りずテーブルを組めないため、抽選で選ばれました。
note-pod_bye_fewest = 不戦勝：順位がより低い参加者は、不戦勝の回数が上限に達しているか、この参加者より多くなっています。
note-pod_bye_beyond = 不戦勝：全員の不戦勝が上限に達しているため、回数が最も少ない参加者のうち順位が最も低い参加者が選ばれました。
note-pod_bye_swapped = 不戦勝：テーブルが前のラウンドと同じ顔ぶれになる、または対戦回避の指定があるプレイヤーがそろうため、不戦勝の予定だった参加者と入れ替わりました。
note-pod_bye_granted = 組み合わせの作成前に与えられた不戦勝です。

pair-pod_repeat_swapped = テーブル{ $table }は前のラウンドと同じ顔ぶれになるため、順位が最も低い{ $down }がテーブル{ $other }へ移り、そこで順位が最も高い{ $up }が入りました。
pair-pod_repeat_upward = 最後のテーブル{ $table }は前のラウンドと同じ顔ぶれになるため、順位が最も高い{ $down }がテーブル{ $other }へ移り、そこで順位が最も低い{ $up }が入りました。
pair-pod_repeat_bye = テーブル{ $table }は前のラウンドと同じ顔ぶれになるため、{ $down }が不戦勝となり、不戦勝の予定だった中で順位が最も高い{ $up }が対戦します。
pair-pod_repeat_stays = テーブル{ $table }は前のラウンドと同じ顔ぶれです。下に入れ替われる相手がいませんでした。
pair-pod_repeat = テーブル{ $table }は前のラウンドと同じ顔ぶれです。より良い組み合わせは見つかりませんでした。
pair-pod_apart_swapped = 対戦回避の指定があるため、{ $down }がテーブル{ $table }からテーブル{ $other }へ移り、{ $up }が入りました。
pair-pod_apart_bye = 対戦回避の指定があるため、テーブル{ $table }の{ $down }が不戦勝となり、{ $up }が対戦します。
pair-pod_apart_laid_anew = 対戦回避の指定があるため、次のテーブルをできるだけ順位順に近い形で組み直しました：{ $tables }。
pair-pod_apart_together = 対戦回避の指定があるプレイヤー{ $count }組が同じテーブルにいます。該当するテーブルに注記があります。
pair-pod_met_again = 同じテーブルの{ $count }組が、以前に対戦したことのあるプレイヤー同士です。
pair-pod_bye_again = { $id }は2回目以降の不戦勝です（合計{ $count }回）。
pair-pod_too_few = テーブルを組めません。組み合わせる参加者は{ $count }人ですが、1テーブルに{ $least }人が必要です。スイスラウンドをここで終えるか、不戦勝（{ $byes }人に付与済み）や欠席を取り消してください。
pair-pod_locked_size = { $players }に指定されたテーブルは{ $count }人です。このイベントのテーブルの人数は{ $sizes }です。人数を合わせてください。
