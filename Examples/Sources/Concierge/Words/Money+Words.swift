// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import UIKit

extension Money {
    /// As a person reads it.
    var formatted: String { amount.formatted(.currency(code: currency.rawValue).locale(.ofApp)) }
}
