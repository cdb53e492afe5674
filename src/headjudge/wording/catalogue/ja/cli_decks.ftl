# デッキリスト用のコマンド。

cli-command-deck = さまざまな形式のデッキリストを読み取り、表示し、別の形式に変換します。
cli-deck = 各種プログラムのデッキリストを読み取り、内容を表示し、別の形式で書き出します。
cli-deck-show = リストから読み取った内容（区分、枚数、カード、疑わしい点）を表示します。
cli-deck-show-more = FILEは任意の形式のリストで、一般的な文字コードに対応します。「-」で標準入力を読みます。行は1行も捨てず、読めない行は行番号とともに示します。
cli-deck-convert = リストを別の形式で標準出力に書き出します。
cli-deck-convert-more = FILEは任意の形式のリストです。「-」で標準入力を読みます。形式は内容から判別します。変換先に入らないものと疑わしい名前は標準エラー出力に示します。
cli-deck-forms = すべての形式をキーとともに一覧表示します。
cli-option-card_data = カード名の確認に使うカードファイルまたはカードデータベース（繰り返し指定可）、または「none」（使わない）。既定では取り込み済みのもの。
cli-option-deck_game = リストのゲーム（内容から分からない場合）。
cli-option-from_form = リストの形式。既定では内容から判別します。
cli-option-to_form = 書き出す形式。「headjudge deck forms」で一覧できます。
cli-option-out_file = 標準出力の代わりに新しいファイルへ書き出します。
cli-no_such_form = { GIVEN($nearest) ->
    [yes] 形式「{ $found }」はありません。「{ $nearest }」でしょうか。使える形式：{ $expected }
   *[no] 形式「{ $found }」はありません。使える形式：{ $expected }
}
