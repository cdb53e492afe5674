# カードデータ：カードデータベース。

cards-not_a_database = これはheadjudgeのカードデータベースではありません。カードファイルを「headjudge cards import」で読み込んでください。
cards-other_form = このカードデータベースは別のバージョンのheadjudgeが書いたものです（形式{ $found }、必要な形式は{ $expected }）。カードファイルをもう一度読み込んでください。ほかに失われるものはありません。
cards-other_game = これは{ LABEL($expected, of: "card_game") }ではなく{ LABEL($found, of: "card_game") }のカードです。正しいカードファイルを読み込んでください。
cards-data_of = { $date }時点のカードデータ（SHA-256 { $sha256 }）
