// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import DailyPunchKit
import TextScreens
import UIKit

/// The first screen.
final class PunchScreen: TextScreen {
    init() {
        super.init(title: NSLocalizedString("DailyPunch", comment: "title"))
    }

    override var lines: [String] {
        do {
            return [
                try PunchSession.token() == nil
                    ? NSLocalizedString("Nobody is logged in.", comment: "state")
                    : NSLocalizedString("Punch in today.", comment: "what to do")
            ]
        } catch {
            let text = NSLocalizedString("The login cannot be read: %@", comment: "an error")
            return [String(format: text, error.localizedDescription)]
        }
    }
}
