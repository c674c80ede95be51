// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

/// A set of options of an intent; travels as a number with a bit for each.
@_spi(Generated) public protocol IntentOptions: OptionSet where RawValue == UInt {}

extension IntentOptions {
    var value: IntentValue { .integer(Int(bitPattern: rawValue)) }

    init?(_ value: IntentValue) {
        guard case .integer(let bits) = value else { return nil }
        self.init(rawValue: UInt(bitPattern: bits))
    }
}
