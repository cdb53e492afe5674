player-link_void = このリンクは使えません
player-link_void_more = 新しいリンクに替わったか、アドレスが途中で切れています。運営デスクで新しいリンクをもらってください。
player-not_handed_in = 提出されていません：期限後に送った内容
