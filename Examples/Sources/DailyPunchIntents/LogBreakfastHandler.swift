// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import DailyPunchKit
import Foundation
import Intents

/// Breakfast, in the person's own words.
final class LogBreakfastHandler: NSObject, LogBreakfastIntentHandling {
    private let service: PunchService

    init(service: PunchService) {
        self.service = service
    }

    func resolveMeal(for intent: LogBreakfastIntent) async -> INStringResolutionResult {
        guard let meal = intent.meal, !meal.isEmpty else { return .needsValue() }
        return .success(with: meal)
    }

    func handle(intent: LogBreakfastIntent) async -> LogBreakfastIntentResponse {
        do {
            switch try await service.punch("breakfast", note: intent.meal) {
            case .recorded: return .init(code: .success, userActivity: nil)
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
