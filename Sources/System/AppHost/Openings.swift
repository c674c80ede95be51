// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import ProcessLife
import Processes
import Sentences

/// Those who wait for an app to be in front, by number, and what happened to the latest items of the app.
///
/// An app that is opened gets all that waits for it, also what others have
/// written down who still wait for their turn to open it. They learn from here.
struct Openings {
    typealias Answer = Result<OpenedApp, AppHostError>

    /// One that waits.
    struct Opening {
        let launch: BundleLaunch
        let arguments: [String]
        /// The number of what the app is opened for.
        let item: Int?
        let continuation: CheckedContinuation<Answer, Never>
        /// The app's life knows of it.
        fileprivate(set) var isAccepted = false
        /// How many processes the app had had when it was opened.
        fileprivate(set) var processCount = 0
        /// Nil until the app has the item.
        fileprivate(set) var isHandled: Bool?

        /// Whether the item still waits for the app.
        var isItemKept: Bool { item != nil && isHandled == nil }
    }

    /// What happened to one item.
    enum Outcome {
        case given(isHandled: Bool)
        case setAside(AppLife.Reason)
    }

    /// Many times what may wait for an app.
    private static let outcomeLimit = 1024

    private let app: String
    private var openings: [Int: Opening] = [:]
    private var outcomes: [Int: Outcome] = [:]
    /// Of the items with an outcome, oldest first.
    private var order: [Int] = []

    init(of app: String) {
        self.app = app
    }

    var isEmpty: Bool { openings.isEmpty }
    /// How many wait.
    var count: Int { openings.count }

    subscript(number: Int) -> Opening? { openings[number] }

    func contains(where isMeant: (Opening) -> Bool) -> Bool { openings.values.contains(where: isMeant) }

    /// For a program that is started now.
    var arguments: [String] { openings.values.first { $0.isAccepted && !$0.arguments.isEmpty }?.arguments ?? [] }

    mutating func add(_ opening: Opening, as number: Int) {
        openings[number] = opening
    }

    /// Lets an opening in whose turn has come, unless its item was set aside with what waited before it.
    ///
    /// - Returns: Whether there is still something to open the app for.
    mutating func accept(_ number: Int, processCount: Int, _ termination: Termination?) -> Bool {
        guard let opening = openings[number] else { return false }
        switch opening.item.flatMap({ outcomes[$0] }) {
        case .given(let isHandled): openings[number]?.isHandled = isHandled
        case .setAside(let reason):
            answer(number, .failure(AppHostError(reason, app: app, isItemKept: false, termination)))
            return false
        case nil: break
        }
        openings[number]?.isAccepted = true
        openings[number]?.processCount = processCount
        return true
    }

    mutating func note(_ outcome: Outcome, of item: Int) {
        outcomes[item] = outcome
        order.append(item)
        if order.count > Self.outcomeLimit { outcomes[order.removeFirst()] = nil }
        guard case .given(let isHandled) = outcome else { return }
        for number in openings.keys where openings[number]?.item == item { openings[number]?.isHandled = isHandled }
    }

    mutating func answer(_ number: Int, _ answer: Answer) {
        openings.removeValue(forKey: number)?.continuation.resume(returning: answer)
    }

    /// Answers those that the app's life knows of.
    mutating func answerAccepted(where isMeant: (Opening) -> Bool = { _ in true }, with answer: (Opening) -> Answer) {
        for (number, opening) in openings where opening.isAccepted && isMeant(opening) {
            self.answer(number, answer(opening))
        }
    }

    mutating func fail(_ number: Int, _ kind: AppHostError.Kind, _ reason: Sentence) {
        guard let opening = openings[number] else { return }
        answer(number, .failure(AppHostError(kind, app: app, reason: reason, isItemKept: opening.isItemKept)))
    }

    mutating func failAll(_ kind: AppHostError.Kind, _ reason: Sentence) {
        for number in openings.keys { fail(number, kind, reason) }
    }
}
