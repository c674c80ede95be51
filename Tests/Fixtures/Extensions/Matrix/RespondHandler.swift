// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Answers with the code it is told to, of a definition that has words for its codes.
final class RespondHandler: NSObject, RespondIntentHandling {
    func handle(intent: RespondIntent) async -> RespondIntentResponse {
        let code = ResponseCodes.rawValue(intent.code).flatMap(RespondIntentResponseCode.init(rawValue:))
        let response = RespondIntentResponse(
            code: code ?? .failure, userActivity: ResponseCodes.activity(intent.activity, goods: intent.goods))
        response.goods = intent.goods
        return response
    }
}

/// The same, of a definition that leaves the words to the system.
final class RespondPlainlyHandler: NSObject, RespondPlainlyIntentHandling {
    func handle(intent: RespondPlainlyIntent) async -> RespondPlainlyIntentResponse {
        let code = ResponseCodes.rawValue(intent.code).flatMap(RespondPlainlyIntentResponseCode.init(rawValue:))
        let response = RespondPlainlyIntentResponse(
            code: code ?? .failure, userActivity: ResponseCodes.activity(intent.activity, goods: intent.goods))
        response.goods = intent.goods
        return response
    }
}

/// What both definitions have.
private enum ResponseCodes {
    private static let rawValues = [
        "unspecified": 0, "ready": 1, "continueInApp": 2, "inProgress": 3, "success": 4, "failure": 5,
        "failureRequiringAppLaunch": 6, "packed": 100, "soldOut": 101,
    ]

    static func rawValue(_ name: String?) -> Int? { name.flatMap { rawValues[$0] } }

    /// A place in the app, where one is wanted.
    static func activity(_ isWanted: NSNumber?, goods: String?) -> NSUserActivity? {
        guard isWanted?.boolValue == true else { return nil }
        let activity = NSUserActivity(activityType: "org.example.matrix.shelf")
        activity.title = "Shelf"
        activity.userInfo = ["goods": goods ?? ""]
        return activity
    }
}
