// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension ActionCatalog {
    /// All actions, by their names here.
    static let standardActions: [any Action.Type] = [
        AlertAction.self, AskAction.self, ChooseFromListAction.self, CommentAction.self, DownloadURLAction.self,
        FeedAction.self, GetVariableAction.self, MathAction.self, NotificationAction.self, NumberAction.self,
        OpenCallbackURLAction.self, OpenURLAction.self, PageAction<PageAddress>.self, PageAction<PageArticle>.self,
        PageAction<PageContents>.self, PageAction<PageFeeds>.self, PageAction<PageHeaders>.self,
        PreviewDocumentAction.self, SearchWebAction.self, SetVariableAction.self, ShowResultAction.self,
        ShowWebPageAction.self, StoreSearchAction<AppStoreCatalogue>.self, StoreSearchAction<MusicStoreCatalogue>.self,
        StoreSearchAction<PodcastCatalogue>.self, TextAction.self,
    ]
}
