# 複数のイベントの通算と賞品。

tie-best_place = 最高順位
tie-places = 順位（良い順に比較）
tie-event_wins = 優勝回数
tie-match_wins = 対戦の勝利数
tie-match_points = マッチポイント
tie-events_played = 参加回数
tie-latest_event = 最近のイベント
tie-head_to_head = 直接対戦

series-syntax = TOMLとして読めません。この行を直すか、直前の引用符や括弧の抜けを確認してください。
series-missing_key = キー「{ $key }」がありません。追加してください。
series-unknown_key = キー「{ $key }」はここでは使えません。削除するか、つづりを直してください。
series-value = 「{ $found }」はここでは使えません。{ $expected ->
    [integer] 整数を書いてください。
    [fraction] 整数か、引用符で囲んだ「"1/2"」のような分数を書いてください。
    [text] 引用符で囲んだ文字列を書いてください。
    [text_not_empty] 空でない文字列を書いてください。
    [text_shorter] { $limit }文字以内の文字列を書いてください。
    [list] リストを書いてください。
    [list_not_empty] 1つ以上の要素のあるリストを書いてください。
    [table] テーブルを書いてください。
    [choice] 使えるもの：{ $allowed }。
    [at_least] { $limit }以上の数を書いてください。
    [at_most] { $limit }以下の数を書いてください。
   *[other] シリーズのファイルの説明を見てください。
}
series-file_twice = ファイル「{ $file }」はすでにシリーズにあります。イベントは1回だけ書いてください。
series-event_twice = 「{ $event }」という名前のイベントが2つあります。片方に別のIDを付けてください。
series-no_points = どのイベントでも点が付きません。順位、マッチポイント、参加のいずれかの点を決めてください。
series-best_beyond = 良い方から{ $best }大会を数えますが、イベントは{ $events }しかありません。すべて数えます。
series-row_order = { $first }位から始まる行が{ $last }位で終わっています。どちらかを直してください。
series-row_overlap = { $first }位は上の行にもあります。{ $expected }位から始めてください。
series-row_gap = 上の行と{ $first }位の間に、何も得られない順位があります。{ $expected }位からではありませんか。
series-no_prizes = 賞品の一覧が空です。順位か成績による賞品を加えるか、一覧を削除してください。
series-record_twice = { $wins }勝の賞品が2つあります。1つだけ残してください。
series-tie_twice = 同点の基準に「{ LABEL($key, of: "tie") }」が2回あります。最初のものだけ残してください。
series-person_twice = 「{ $id }」が2回あります。1つにまとめてください。
series-unknown_event = シリーズにイベント「{ $event }」はありません。使えるもの：{ $known }。
series-unknown_entrant = イベント「{ $event }」に参加者「{ $id }」はいません。
series-entrant_twice = 「{ $event }」の参加者「{ $id }」は、すでに別の人のものです。
series-without_id = { $count ->
    [one] 「{ $event }」に「{ $key }」のない参加者が1人います：{ $ids }。追加するか、「people」で指定してください。
   *[other] 「{ $event }」に「{ $key }」のない参加者が{ $count }人います：{ $ids }。追加するか、「people」で指定してください。
}
series-same_person = 「{ $event }」の参加者「{ $first }」と「{ $second }」が、どちらも「{ $id }」になります。「people」で区別してください。
series-event_not_begun = 「{ $event }」には終わったラウンドがないため、まだ点は付きません。
series-event_running = 「{ $event }」は終わっていません。ラウンド{ $round }後の順位を使います。

series_of-head = { $best ->
    [0] { $name }：シリーズの順位、イベント数{ $events }
   *[other] { $name }：シリーズの順位、イベント数{ $events }、良い方から{ $best }大会
}
series_of-points = 点
series_of-score = { $points }（{ $place }位）
series_of-legend = 各イベントの点と順位です。全体が括弧に入っているものは数えません。
series_of-prizes = 賞品
series_of-prize = { GIVEN($event) ->
    [yes] { $event }、{ $name }、{ $why ->
        [record] { $wins }勝
       *[place] { $place }位
    }：{ $prize }{ GIVEN($amount) ->
        [yes] （{ $amount }{ $shared ->
            [1] ）
           *[other] 、{ $shared }人で分配）
        }
       *[no] {""}
    }
   *[no] { $name }、{ $why ->
        [record] { $wins }勝
       *[place] { $place }位
    }：{ $prize }{ GIVEN($amount) ->
        [yes] （{ $amount }{ $shared ->
            [1] ）
           *[other] 、{ $shared }人で分配）
        }
       *[no] {""}
    }
}
prizes-cannot_share = 同じ{ $place }位の{ $names }の間で「{ $prize }」を分けられません。数量を書くか、順に渡すように設定してください。
