// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What an App Intent says, in words for those who listen and for those who look.
package struct DialogPayload: Hashable, Sendable, Codable {
    /// Said when nobody looks.
    package var full: String
    /// Shown beside a picture in place of ``full``.
    package var supporting: String?
    package var systemImageName: String?

    package init(_ full: String, supporting: String? = nil, systemImageName: String? = nil) {
        self.full = full
        self.supporting = supporting
        self.systemImageName = systemImageName
    }
}
