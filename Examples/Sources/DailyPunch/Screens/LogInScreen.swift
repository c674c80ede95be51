// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import TextScreens

/// Where a person says who they are.
final class LogInScreen: TextScreen {
    init() {
        super.init(title: "Log In")
    }

    override var lines: [String] { ["Your name, please: dailypunch://log-in?name=…"] }
}
