// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Lists of texts for functions of C.
enum CStrings {
    /// Lends keys and values as two lists that end with null.
    static func use<Value>(
        _ options: [(String, String)],
        _ body: (
            UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
        ) -> Value
    ) -> Value {
        var keys = options.map { strdup($0.0) } + [nil]
        var values = options.map { strdup($0.1) } + [nil]
        defer { for text in keys + values { free(text) } }
        return keys.withUnsafeMutableBufferPointer { keys in
            values.withUnsafeMutableBufferPointer { values in
                // An array of one or more has an address.
                withUnsafeMutablePointer(to: &keys[0]) { keys in
                    withUnsafeMutablePointer(to: &values[0]) { values in body(keys, values) }
                }
            }
        }
    }
}
