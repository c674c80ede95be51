// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SystemLink

/// What a developer has to hear about, where Apple's API leaves no way to say it.
enum Complaint {
    static func write(_ text: String) { StandardError.write(text, from: "UIKit") }
}
