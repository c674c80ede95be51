// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppLanguage
import Foundation

extension UITabBarItem {
    /// An item of a kind that people know from other apps.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: nil, image: nil, tag: tag)
        self.systemItem = systemItem
    }

    /// Kinds of items that have their words and their picture from the system.
    public enum SystemItem: Int, Sendable {
        case more = 0
        case favorites = 1
        case featured = 2
        case topRated = 3
        case recents = 4
        case contacts = 5
        case history = 6
        case bookmarks = 7
        case search = 8
        case downloads = 9
        case mostRecent = 10
        case mostViewed = 11
    }
}

extension UITabBarItem.SystemItem {
    /// What is read on it, in the language of the app.
    @MainActor var word: String { word(in: Bundle.main.spokenLanguage) }

    func word(in language: String) -> String {
        let words = words
        return language.hasPrefix("zh") ? words.chinese : words.english
    }

    private var words: (english: String, chinese: String) {
        switch self {
        case .more: ("More", "更多")
        case .favorites: ("Favorites", "个人收藏")
        case .featured: ("Featured", "精选")
        case .topRated: ("Top Rated", "评分最高")
        case .recents: ("Recents", "最近通话")
        case .contacts: ("Contacts", "通讯录")
        case .history: ("History", "历史记录")
        case .bookmarks: ("Bookmarks", "书签")
        case .search: ("Search", "搜索")
        case .downloads: ("Downloads", "下载")
        case .mostRecent: ("Most Recent", "最新")
        case .mostViewed: ("Most Viewed", "最多查看")
        }
    }

    /// What is seen on it.
    var image: UIImage? { UIImage(systemName: symbol) }

    private var symbol: String {
        switch self {
        case .more: "ellipsis"
        case .favorites, .featured, .topRated: "star.fill"
        case .recents, .history, .mostRecent: "clock.fill"
        case .contacts: "person.crop.circle.fill"
        case .bookmarks: "book.fill"
        case .search: "magnifyingglass"
        case .downloads: "arrow.down.circle.fill"
        case .mostViewed: "eye.fill"
        }
    }
}
