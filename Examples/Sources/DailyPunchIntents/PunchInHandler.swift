// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import DailyPunchKit
import Foundation
import Intents

/// The daily check-in.
final class PunchInHandler: NSObject, PunchInIntentHandling {
    private let service: PunchService

    init(service: PunchService) {
        self.service = service
    }

    func handle(intent: PunchInIntent) async -> PunchInIntentResponse {
        do {
            switch try await service.punch("daily") {
            case .recorded(let days): return .success(days: NSNumber(value: days))
            case .neverLoggedIn: return .init(code: .continueInApp, userActivity: .logIn)
            case .loggedOut: return .init(code: .failureUnLogin, userActivity: .logIn)
            case .message(let text): return .errorMessage(text)
            case .refused(let entry): return .failureWithSomething(entry)
            }
        } catch {
            return .init(code: .failure, userActivity: nil)
        }
    }
}
