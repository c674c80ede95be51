// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import Testing

/// A response code, and what happens to it.
struct RespondedCode: CustomTestStringConvertible, Sendable {
    let name: String
    let rawValue: Int
    let status: Response.Status
    /// The system's words, for a code that the definition has none for.
    let text: String
    /// The definition's words, with the goods in them; nil for a code that a definition does not name.
    var ownText: String?

    var testDescription: String { name }

    /// Whether it is a mistake to handle with it: it says nothing.
    var isFault: Bool { [.unspecified, .ready].contains(status) }

    var isSuccess: Bool { [.success, .inProgress, .deferredToApplication].contains(status) }

    static let all = [
        RespondedCode(name: "unspecified", rawValue: 0, status: .unspecified, text: hadProblem),
        RespondedCode(name: "ready", rawValue: 1, status: .ready, text: hadProblem),
        // The app says the rest.
        RespondedCode(name: "continueInApp", rawValue: 2, status: .deferredToApplication, text: ""),
        RespondedCode(name: "inProgress", rawValue: 3, status: .inProgress, text: "It’s under way."),
        RespondedCode(name: "success", rawValue: 4, status: .success, text: "Done.", ownText: "All done: apples."),
        RespondedCode(
            name: "failure", rawValue: 5, status: .failure, text: hadProblem, ownText: "It went wrong: apples."),
        RespondedCode(
            name: "failureRequiringAppLaunch", rawValue: 6, status: .failure, text: "Open Matrix to go on."),
        RespondedCode(name: "packed", rawValue: 100, status: .success, text: "Done.", ownText: "Packed apples."),
        RespondedCode(
            name: "soldOut", rawValue: 101, status: .failure, text: hadProblem, ownText: "No apples left."),
    ]

    private static let hadProblem = "Matrix had a problem. Please try again later."
}

/// What else a response has, or has not.
struct RespondedCircumstance: CustomTestStringConvertible, Sendable {
    let hasActivity: Bool
    /// Whether the definition has words for its codes.
    let hasText: Bool

    var testDescription: String { "\(hasActivity ? "an" : "no") activity, \(hasText ? "own" : "no") words" }

    static let all = [(false, false), (false, true), (true, false), (true, true)].map {
        RespondedCircumstance(hasActivity: $0, hasText: $1)
    }

    /// The class of the intent.
    var intent: String { hasText ? "RespondIntent" : "RespondPlainlyIntent" }
    var title: String { hasText ? "Respond" : "Respond plainly" }
}
