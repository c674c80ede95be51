// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// What the app and its extension have in common: the folder of their app group.
public enum SharedFolder {
    static let group = "group.com.example.searchquestion"

    /// Nil if the entitlements lack the group.
    public static var url: URL? {
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
    }

    /// Where the index of the questions is kept; it can be made again at any time.
    public static var index: URL? {
        url?.appendingPathComponent("Library/Caches/Index")
    }
}
