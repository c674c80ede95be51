// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension ActionCatalog {
    /// All actions, by their names here.
    static let standardActions: [any Action.Type] = [
        CommentAction.self, DownloadURLAction.self, FeedAction.self, GetVariableAction.self, MathAction.self,
        NumberAction.self, OpenCallbackURLAction.self, OpenURLAction.self, PageAction<PageAddress>.self,
        PageAction<PageArticle>.self, PageAction<PageContents>.self, PageAction<PageFeeds>.self,
        PageAction<PageHeaders>.self, SearchWebAction.self, SetVariableAction.self, ShowWebPageAction.self,
        StoreSearchAction<AppStoreCatalogue>.self, StoreSearchAction<MusicStoreCatalogue>.self,
        StoreSearchAction<PodcastCatalogue>.self, TextAction.self,
    ]
}
