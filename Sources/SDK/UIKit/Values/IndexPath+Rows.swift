// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension IndexPath {
    /// The row of a section.
    public init(row: Int, section: Int) { self = [section, row] }

    /// The item of a section.
    public init(item: Int, section: Int) { self = [section, item] }

    /// The second number; 0 if there is none.
    public var row: Int { count > 1 ? self[1] : 0 }
    /// The second number; 0 if there is none.
    public var item: Int { row }
    /// The first number; 0 if there is none.
    public var section: Int { first ?? 0 }
}
