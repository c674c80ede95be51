// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What an uninstallation has taken away.
package struct RemovedApp: Hashable, Sendable {
    package var identifier: String
    /// As the app called itself.
    package var name: String
    /// The identifiers of its extensions.
    package var extensions: [String]
    /// App groups whose last member it was, and whose files went with it.
    package var removedGroups: [TeamGroup]
    /// App groups that other apps still belong to.
    package var keptGroups: [TeamGroup]
    /// Whether files of its could not be removed yet; what of it is among the notices.
    package var hasFilesLeft = false
    /// What a person should know besides, one sentence each: files that could not be removed yet.
    package var notices: [String] = []
}
