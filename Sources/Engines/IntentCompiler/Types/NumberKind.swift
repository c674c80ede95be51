// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What an `NSNumber` stands for; the names are the SDK's.
enum NumberKind: String {
    case integer, decimal, boolean, timeInterval

    /// The type that lists of options had before collections.
    var listElement: String {
        switch self {
        case .integer: "Int"
        case .boolean: "Bool"
        case .decimal, .timeInterval: "Double"
        }
    }
}
