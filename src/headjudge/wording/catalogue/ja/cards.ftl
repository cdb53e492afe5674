# カードファイル、カードデータベースと、その誤り。

cards-other_game = 別のゲーム（{ LABEL($found, of: "game") }）のカードが入っています。必要なのは{ LABEL($expected, of: "game") }です。
cards-not_a_database = headjudgeのカードデータベースではありません。「headjudge cards import」でカードファイルを取り込んでください。
cards-other_form = このカードデータベースは形式の第{ $found }版ですが、このheadjudgeが読むのは第{ $expected }版です。カードファイルをもう一度取り込んでください。

game-mtg = マジック
game-fab = フレッシュ・アンド・ブラッド
