# 指摘の組み立て方と、その重さ。

wording-colon = ：
wording-space = { "" }
wording-line = { $line }行目
wording-rule = ［{ $document } { $clause }］
wording-rule_of_edition = ［{ $document } { $clause }、{ $edition }版］

severity-error = エラー
severity-warning = 警告
severity-info = お知らせ
severity-unchecked = 未確認
