// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The names of the texts of one table; each is a key of the table's `.strings` file.
package protocol TextKey: CaseIterable, Hashable, RawRepresentable, Sendable where RawValue == String {
    /// The file's name without its extension.
    static var table: String { get }
}
