// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import ProcessLife
import Sentences
import Wire

/// What an app is asked, until it has answered or nobody waits any more.
struct OpenRequests {
    typealias Answer = Result<ExtensionAnswer, ExtensionFailure>

    /// One that is open.
    struct Request {
        let request: AppRequest
        let continuation: CheckedContinuation<Answer, Never>
        /// For the process, where it runs none.
        let launch: BundleLaunch
        fileprivate(set) var isSent = false
        fileprivate(set) var faults: [String] = []
    }

    /// So many of an app's mistakes over one request are told.
    private static let faultLimit = 16

    private let app: String
    private var requests: [Int: Request] = [:]
    /// The runs of App Intents that wait for a person's answer, and are nothing any more without this process.
    private var waitingRuns: Set<Int> = []

    init(of app: String) {
        self.app = app
    }

    /// Whether the app may go, for all that it is needed for.
    var isEmpty: Bool { requests.isEmpty && waitingRuns.isEmpty }
    /// How many are open.
    var count: Int { requests.count }

    subscript(number: Int) -> Request? { requests[number] }

    mutating func add(_ request: Request, as number: Int) { requests[number] = request }

    /// Those that are to be sent, in their order; they are sent now.
    mutating func takeUnsent() -> [(number: Int, request: AppRequest)] {
        let unsent = requests.filter { !$0.value.isSent }.sorted { $0.key < $1.key }
        for (number, _) in unsent { requests[number]?.isSent = true }
        return unsent.map { ($0.key, $0.value.request) }
    }

    /// An answer that nobody waits for any more is passed over.
    mutating func take(_ reply: ExtensionReply, to number: Int) {
        guard let request = requests[number], request.isSent else { return }
        if let run = request.request.intent.run?.number {
            if case .running(.question) = reply { waitingRuns.insert(run) } else { waitingRuns.remove(run) }
        }
        answer(number, .success(ExtensionAnswer(reply: reply, faults: request.faults)))
    }

    mutating func note(_ fault: String, over number: Int) {
        guard let request = requests[number], request.faults.count < Self.faultLimit else { return }
        requests[number]?.faults.append(fault)
    }

    mutating func fail(_ number: Int, _ kind: ExtensionFailure.Kind, _ text: Sentence) {
        guard let request = requests[number] else { return }
        if let run = request.request.intent.run?.number { waitingRuns.remove(run) }
        let detail = request.faults.isEmpty ? nil : request.faults.joined(separator: "\n")
        answer(number, .failure(ExtensionFailure(kind, identifier: app, text: text, detail: detail)))
    }

    mutating func failAll(_ kind: ExtensionFailure.Kind, _ text: Sentence) {
        for number in requests.keys { fail(number, kind, text) }
        waitingRuns = []
    }

    private mutating func answer(_ number: Int, _ answer: Answer) {
        requests.removeValue(forKey: number)?.continuation.resume(returning: answer)
    }
}
