// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The shortcut that takes a screenshot and searches it, as the app brings it along.
enum ShortcutLink {
    private static let resource = "SearchScreen"

    /// Asks the system to add it; nil if the file is not in the bundle.
    static var url: URL? {
        guard let file = Bundle.module.url(forResource: resource, withExtension: "shortcut") else { return nil }
        var link = URLComponents()
        link.scheme = "shortcuts"
        link.host = "import-shortcut"
        link.queryItems = [
            URLQueryItem(name: "url", value: file.absoluteString),
            URLQueryItem(name: "name", value: NSLocalizedString("Search the Screen", comment: "name of a shortcut")),
        ]
        return link.url
    }
}
