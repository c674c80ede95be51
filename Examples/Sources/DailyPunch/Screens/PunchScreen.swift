// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import DailyPunchKit
import TextScreens

/// The first screen.
final class PunchScreen: TextScreen {
    init() {
        super.init(title: "DailyPunch")
    }

    override var lines: [String] {
        do {
            return [try PunchSession.token() == nil ? "Nobody is logged in." : "Punch in today."]
        } catch {
            return ["The login cannot be read: \(error.localizedDescription)"]
        }
    }
}
