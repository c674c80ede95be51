// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import DailyPunchKit
import IntentsUI

/// The result of a check-in.
enum PunchState {
    /// It counts; so many days in a row.
    case punched(what: String, days: Int)
    /// Somebody has to log in first.
    case loggedOut
    /// The service says something else.
    case message(String)

    /// Nil for what the system says better by itself.
    init?(_ interaction: INInteraction) {
        switch interaction.intentResponse {
        case let response as PunchInIntentResponse:
            self.init(
                NSLocalizedString("Checked in", comment: "what was done"), response.code == .success,
                response.code == .failureUnLogin, response.days,
                response.message)
        case let response as LogBreakfastIntentResponse:
            self.init(
                NSLocalizedString("Breakfast", comment: "what was done"), response.code == .success,
                response.code == .failureUnLogin, response.days,
                response.message)
        case let response as LogSportIntentResponse:
            self.init(
                NSLocalizedString("Sport", comment: "what was done"), response.code == .success,
                response.code == .failureUnLogin, response.days, response.message)
        default: return nil
        }
    }

    private init?(_ what: String, _ isDone: Bool, _ isLoggedOut: Bool, _ days: NSNumber?, _ message: String?) {
        if isDone {
            self = .punched(what: what, days: days?.intValue ?? 1)
        } else if isLoggedOut {
            self = .loggedOut
        } else if let message {
            self = .message(message)
        } else {
            return nil
        }
    }
}
