// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Fields one after another, each with its length before it, so that no two
/// lists of fields give the same bytes.
struct FieldBytes {
    private(set) var data: Data

    /// - Parameter label: What the bytes are for; bytes for one use are never those for another.
    init(_ label: String) {
        data = Data()
        append(label)
    }

    mutating func append(_ text: String) { append(Data(text.utf8)) }

    mutating func append(_ bytes: Data) {
        withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { data.append(contentsOf: $0) }
        data.append(bytes)
    }
}
