# Flesh and Bloodのカードのパッケージと、その誤り。

cards-package_damaged = パッケージのファイルが壊れています。もう一度ダウンロードしてください。
cards-package_too_large = パッケージの中身が{ $megabytes } MBを超えています。カードのパッケージはそこまで大きくなりません。
cards-package_no_file = パッケージに「{ $file }」がありません。もう一度ダウンロードしてください。
cards-package_head = パッケージの「package.json」を読めません。もう一度ダウンロードしてください。
cards-package_other = これは「{ $found }」のパッケージです。カードは「{ $expected }」から読み込みます。
cards-package_old = パッケージのバージョンが{ $found }です。この版ではフォーマットの一覧の意味が違うため、バージョン{ $oldest }以降を使ってください。
cards-javascript_not_text = パッケージのスクリプトがUTF-8のテキストではありません。もう一度ダウンロードしてください。
cards-javascript_syntax = パッケージのスクリプトがここで壊れているか、途中で終わっています。もう一度ダウンロードしてください。
cards-javascript_nested = パッケージのスクリプトの入れ子が、カードの一覧としては深すぎます。公開されているままのパッケージを使ってください。
cards-javascript_large = パッケージのスクリプトに、一覧のほかに{ $kilobytes } KBを超える部分があります。公開されているままのパッケージを使ってください。
cards-javascript_many = パッケージの一覧の値が{ $limit }個を超えています。カードのパッケージはそこまで大きくなりません。
cards-fab_no_list = スクリプトに、「cards」という名前のカードの一覧がありません。公開されているままのパッケージを使ってください。
cards-fab_field = 「{ $card }」：「{ $field }」は{ LABEL($expected, of: "fab_field") }でなければなりません。
cards-fab_unread = 「{ $card }」：「{ $field }」はスクリプトが計算する値（{ $found }）です。スクリプトは実行しないので、別の版のパッケージを使ってください。
cards-fab_unread_entry = 一覧の項目が、スクリプトが計算する値（{ $found }）です。スクリプトは実行しないので、別の版のパッケージを使ってください。
cards-fab_no_object = 一覧の項目がカードではありません。別の版のパッケージを使ってください。
cards-fab_twice = 「{ $card }」が2回あります（{ $key }）。別の版のパッケージを使ってください。
cards-fab_more = ほかにも{ $count }件あります。

fab_field-text = テキスト
fab_field-number = 数
fab_field-flag = trueかfalse
fab_field-texts = テキストの一覧
fab_field-objects = オブジェクトの一覧
fab_field-object = オブジェクト
fab_field-pitch = 1から4までのピッチ値
fab_field-identifier = 3文字のセットコードと番号
fab_field-day = 日付（YYYY-MM-DD）
