# 3人以上のテーブル：テーブルや不戦勝の理由（注記）、席の入れ替え、避けられなかったこと。

note-pod_repeat_swapped = 順位順では以前のラウンドと同じ顔ぶれになるため、1人が入れ替わりました。
note-pod_repeat_neighbour = 以前のラウンドと同じ顔ぶれになる隣のテーブルと、1人が入れ替わりました。
note-pod_repeat_stays = 以前のラウンドと同じ顔ぶれです。下に入れ替われる相手がいませんでした。
note-pod_repeat = 以前のラウンドと同じ顔ぶれです。より良い組み合わせは見つかりませんでした。
note-pod_seen_before = 前々回以前のラウンドと同じ顔ぶれです。ルール上認められています。
note-pod_met_again = このテーブルには、以前に対戦したことのあるプレイヤーがいます。
note-pod_apart_swapped = 対戦を避ける指定のプレイヤーが同じテーブルにならないよう、入れ替えました。
note-pod_apart_together = 対戦を避ける指定のプレイヤーが同じテーブルにいます。分けられる入れ替えが見つかりませんでした。
note-pod_locked = 組み合わせの前に決められていたテーブルです。
note-pod_locked_repeat = 以前のラウンドと同じ顔ぶれですが、組み合わせの前に決められていたテーブルです。
note-pod_locked_apart = 対戦を避ける指定のプレイヤーが同じテーブルにいますが、組み合わせの前に決められていたテーブルです。
note-pod_other_size = 人数が割り切れないため、ほかと人数の異なるテーブルです。
note-pod_fixed_table = 順位順ではなく、プレイヤーの固定テーブルです。
note-pod_fixed_table_taken = このテーブルのプレイヤーの固定テーブルは、より上位のテーブルがすでに使用します。
note-pod_fixed_tables_meet = 固定テーブルを持つプレイヤーが複数いるため、最も小さい番号のテーブルで行います。
note-pod_bye_lowest = 不戦勝：順位が最も低い参加者だけでは、テーブルの人数に足りません。
note-pod_bye_drawn = 不戦勝：残りの人数がテーブルに足りないため、抽選で選ばれました。
note-pod_bye_fewest = 不戦勝：順位がより低い参加者は、不戦勝の回数が上限に達しているか、この参加者より多くなっています。
note-pod_bye_beyond = 不戦勝：全員の不戦勝が上限に達しているため、回数が最も少ない参加者のうち順位が最も低い参加者が選ばれました。
note-pod_bye_swapped = 不戦勝：テーブルが以前のラウンドと同じ顔ぶれになる、または対戦を避ける指定のプレイヤーがそろうため、不戦勝の予定だった参加者と入れ替わりました。
note-pod_bye_granted = 組み合わせの前に与えられた不戦勝です。

pair-pod_repeat_swapped = テーブル{ $table }は第{ $round }ラウンドと同じ顔ぶれになるため、順位が最も低い{ $down }がテーブル{ $other }へ移り、そこで順位が最も高い{ $up }が入りました。
pair-pod_repeat_upward = 最後のテーブル{ $table }は第{ $round }ラウンドと同じ顔ぶれになるため、順位が最も高い{ $down }がテーブル{ $other }へ移り、そこで順位が最も低い{ $up }が入りました。
pair-pod_repeat_bye = テーブル{ $table }は第{ $round }ラウンドと同じ顔ぶれになるため、{ $down }が不戦勝となり、不戦勝の予定だった中で順位が最も高い{ $up }が対戦します。
pair-pod_repeat_stays = テーブル{ $table }は第{ $round }ラウンドと同じ顔ぶれです。下に入れ替われる相手がいませんでした。
pair-pod_repeat = テーブル{ $table }は第{ $round }ラウンドと同じ顔ぶれです。より良い組み合わせは見つかりませんでした。
pair-pod_apart_swapped = 対戦を避ける指定のため、{ $down }がテーブル{ $table }からテーブル{ $other }へ移り、{ $up }が入りました。
pair-pod_apart_bye = 対戦を避ける指定のため、テーブル{ $table }の{ $down }が不戦勝となり、{ $up }が対戦します。
pair-pod_apart_laid_anew = 対戦を避ける指定のため、次のテーブルをできるだけ順位順に近い形で組み直しました：{ $tables }。
pair-pod_apart_together = 対戦を避ける指定のプレイヤー{ $count }組が同じテーブルにいます。該当するテーブルに注記があります。
pair-pod_met_again = 同じテーブルの{ $count }組が、以前に対戦したことのあるプレイヤー同士です。
pair-pod_bye_again = { $id }は再度の不戦勝です（合計{ $count }回）。
pair-pod_too_few = テーブルを組めません。組み合わせの対象は{ $count }人で、1つのテーブルには{ $least }人が必要です。スイスラウンドをここで終えるか、不戦勝（{ $byes }人に付与済み）や欠席を取り消してください。
pair-pod_locked_size = { $players }に決められたテーブルは{ $count }人です。このイベントのテーブルの人数は{ $sizes }です。その人数で決めてください。
