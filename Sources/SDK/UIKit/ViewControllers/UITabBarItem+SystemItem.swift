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
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        case mostViewed
    }
}

extension UITabBarItem.SystemItem {
    /// What is read on it, in the language of the app.
    @MainActor var word: String { word(in: Bundle.main.spokenLanguage) }

    func word(in language: String) -> String { SystemWords.text(english, in: language) }

    private var english: String {
        switch self {
        case .more: "More"
        case .favorites: "Favorites"
        case .featured: "Featured"
        case .topRated: "Top Rated"
        case .recents: "Recents"
        case .contacts: "Contacts"
        case .history: "History"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .downloads: "Downloads"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
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
