# 対戦や不戦勝の理由（注記）と、そのラウンドで避けられなかったこと。

note-pair_down = マッチポイントの異なる対戦です。同じマッチポイントの相手が足りませんでした。
note-rematch = 以前に対戦した相手です。再戦なしではこのラウンドを組めませんでした。
note-rematch_allowed = 以前に対戦した相手です。このイベントでは再戦が認められています。
note-keep_apart_breached = 対戦回避の指定がある2人ですが、ほかの組み合わせにできませんでした。
note-locked = 組み合わせの作成前に指定された対戦です。
note-locked_rematch = 以前に対戦した相手ですが、組み合わせの作成前に指定された対戦です。
note-locked_keep_apart = 対戦回避の指定がある2人ですが、組み合わせの作成前に指定された対戦です。
note-fixed_table = プレイヤーの固定テーブルで行う対戦です（順位順の配置ではありません）。
note-fixed_table_taken = この対戦の固定テーブルは、より上位の対戦が使用します。
note-fixed_tables_meet = 2人とも固定テーブルがあるため、番号の小さいほうで対戦します。
note-bye = 不戦勝：マッチポイントが最も低く、まだ不戦勝のない参加者から抽選しました。
note-bye_lower_had_one = 不戦勝：マッチポイントがより低い参加者は、全員すでに不戦勝になったことがあります。
note-bye_avoids_worse = 不戦勝：マッチポイントがより低い参加者を不戦勝にすると、再戦か、避けるべき対戦が生じます。
note-second_bye = 2回目以降の不戦勝：まだ不戦勝のない参加者には割り当てられませんでした。
note-granted_bye = 組み合わせの作成前に与えられた不戦勝です。

pair-keep_apart_unavoidable = 対戦回避の指定がある2人の対戦を{ $count }件避けられませんでした。該当する対戦に注記があります。
pair-rematches_unavoidable = 再戦を{ $count }件避けられませんでした。該当する対戦に注記があります。
pair-second_bye_unavoidable = 2回目以降の不戦勝を避けられませんでした。該当する不戦勝に注記があります。
pair-looked_ahead = 同等の組み合わせのうち、残り{ $left }ラウンドも再戦なしで行えるものを選びました。
pair-rounds_not_playable = 残り{ $left }ラウンドのうち、再戦や2回目の不戦勝なしで行えるのは{ $playable }ラウンドです。ラウンド数を減らすか、再戦を見込んでください。
pair-not_proven = 参加者が多く、避けるべき対戦も多いため、これが最善の組み合わせかどうかは確認できていません。
