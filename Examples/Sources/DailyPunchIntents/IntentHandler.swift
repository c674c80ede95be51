// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import DailyPunchKit
import Foundation
import Intents

/// The extension's principal class: one handler for each check-in.
final class IntentHandler: INExtension {
    override func handler(for intent: INIntent) -> Any? {
        guard let service = PunchService(bundle: .main) else { return nil }
        switch intent {
        case is PunchInIntent: return PunchInHandler(service: service)
        case is LogBreakfastIntent: return LogBreakfastHandler(service: service)
        case is LogSportIntent: return LogSportHandler(service: service)
        default: return nil
        }
    }
}
