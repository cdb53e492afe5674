sense-format_of_other_game = デッキの規定「{ $format }」は、ポリシー「{ $policy }」とは別のゲームのものです。同じゲームの規定を指定するか、「format」を削除してください。
