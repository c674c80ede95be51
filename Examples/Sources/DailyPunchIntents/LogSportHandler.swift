// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import DailyPunchKit
import Foundation
import Intents

/// Some sport, and for how long.
final class LogSportHandler: NSObject, LogSportIntentHandling {
    private let service: PunchService

    init(service: PunchService) {
        self.service = service
    }

    func resolveSport(for intent: LogSportIntent) async -> SportResolutionResult {
        intent.sport == .unknown ? .needsValue() : .success(with: intent.sport)
    }

    func resolveDuration(for intent: LogSportIntent) async -> INTimeIntervalResolutionResult {
        guard let duration = intent.duration?.doubleValue else { return .needsValue() }
        return duration > 0 ? .success(with: duration) : .unsupported()
    }

    func handle(intent: LogSportIntent) async -> LogSportIntentResponse {
        let names: [Sport: String] = [.running: "running", .swimming: "swimming", .cycling: "cycling"]
        do {
            let answer = try await service.punch(
                "sport", note: names[intent.sport], seconds: intent.duration?.doubleValue)
            switch answer {
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
