// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import TextScreens
import UIKit

/// Where a person says who they are.
final class LogInScreen: TextScreen {
    init() {
        super.init(title: NSLocalizedString("Log In", comment: "title"))
    }

    override var lines: [String] {
        [NSLocalizedString("Your name, please: dailypunch://log-in?name=…", comment: "what to open")]
    }
}
