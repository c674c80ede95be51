// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Locale {
    /// Of the language that the app speaks, for its dates and numbers.
    static let ofApp = Locale(identifier: NSLocalizedString("en", comment: "the locale of dates and numbers"))
}
