# 対戦や不戦勝の理由（注記）と、そのラウンドで避けられなかったこと。

note-pair_down = 勝ち点の異なるプレイヤー同士の対戦です。同じ勝ち点の相手が残っていないため、下の組と対戦します。
note-rematch = 以前に対戦した相手です。再戦なしではこのラウンドを組めませんでした。
note-rematch_allowed = 以前に対戦した相手です。このイベントでは再戦が認められています。
note-keep_apart_breached = 対戦を避ける指定の2人ですが、ほかに組み合わせがありませんでした。
note-locked = 組み合わせの前に決められていた対戦です。
note-locked_rematch = 以前に対戦した相手ですが、組み合わせの前に決められていた対戦です。
note-locked_keep_apart = 対戦を避ける指定の2人ですが、組み合わせの前に決められていた対戦です。
note-fixed_table = 順位順ではなく、プレイヤーの固定テーブルで行う対戦です。
note-fixed_table_taken = この対戦の固定テーブルは、より上位の対戦がすでに使用します。
note-fixed_tables_meet = 2人とも固定テーブルがあるため、番号の小さいテーブルで対戦します。
note-bye = 不戦勝：勝ち点が最も低い組で、まだ不戦勝のない参加者から抽選で選ばれました。
note-bye_lower_had_one = 不戦勝：勝ち点がより低い参加者は、全員すでに不戦勝を得ています。
note-bye_avoids_worse = 不戦勝：勝ち点がより低い参加者を不戦勝にすると、再戦、または対戦を避ける指定の2人の対戦が必要になります。
note-second_bye = 再度の不戦勝：まだ不戦勝のない参加者を選ぶことができませんでした。
note-granted_bye = 組み合わせの前に与えられた不戦勝です。

pair-keep_apart_unavoidable = 対戦を避ける指定の2人の対戦{ $count }件を避けられませんでした。該当する対戦に注記があります。
pair-rematches_unavoidable = 再戦{ $count }件を避けられませんでした。該当する対戦に注記があります。
pair-second_bye_unavoidable = 2回目の不戦勝を避けられませんでした。不戦勝に注記があります。
pair-looked_ahead = 同等の組み合わせの中から、残り{ $left }ラウンドを再戦なしで行えるものを選びました。
pair-rounds_not_playable = 残り{ $left }ラウンドのうち、再戦や2回目の不戦勝なしで行えるのは{ $playable }ラウンドだけです。ラウンド数を減らすか、再戦があることを前提にしてください。
pair-not_proven = 参加者が多く、避けるべき対戦も多いため、この組み合わせが最善であることは証明されていません。
