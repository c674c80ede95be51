// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// The folder of the app group, which the app and its extension have in common.
public enum SharedFolder {
    /// The folder is not available.
    public struct Absence: LocalizedError {
        /// For the log of a developer.
        public var errorDescription: String? {
            "There is no app group ‘\(SharedFolder.group)’; add it to the entitlements."
        }
    }

    static let group = "group.com.example.concierge"

    /// Where it is.
    ///
    /// - Throws: ``Absence`` where the entitlements lack the group.
    public static func url() throws -> URL {
        guard let url = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group) else {
            throw Absence()
        }
        return url
    }
}
