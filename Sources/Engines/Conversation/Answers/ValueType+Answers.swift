// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition

extension ValueType {
    /// Whether a bare number is a value of the type, and so no place in a list that other values may answer.
    var readsNumbers: Bool {
        switch self {
        case .integer, .decimal, .timeInterval, .currencyAmount, .mass, .length, .speed, .temperature, .energy, .volume:
            true
        default: false
        }
    }

    /// Whether a value can only be picked, so that part of an option's name means the option.
    var isPicked: Bool {
        switch self {
        case .object, .enumeration, .boolean: true
        default: false
        }
    }

    /// Whether words that read as a value can hardly be meant as anything else.
    var isUnmistakable: Bool {
        switch self {
        case .dateComponents, .url, .enumeration, .moment: true
        default: readsNumbers
        }
    }
}
