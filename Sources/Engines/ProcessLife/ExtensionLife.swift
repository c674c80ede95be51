// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import Wire

/// The life of one process of an extension: which requests are open, and when it has to end.
///
/// A value without clocks and processes. The caller does what the effects say, in their order, and hands back
/// the result; all times are of one clock that only goes forward.
///
/// ```swift
/// var life = ExtensionLife(limits: .standard, at: .zero)
/// var effects = life.receive(.asked(1, until: .seconds(10)), at: .zero)          // .watch(until: …)
/// effects = life.receive(.said(.hello(version: 1)), at: .seconds(1))                        // .send(1)
/// effects = life.receive(.said(.reply(id: 1, reply)), at: .seconds(2))                      // .answer(1, …)
/// ```
///
/// A request belongs to the process until it is answered or its time is over, no matter who asks meanwhile and
/// whatever: nothing here rests on the process being silent, or the system, while one is open.
package struct ExtensionLife: Hashable, Sendable {
    /// A request, from the question to the answer.
    private struct Exchange: Hashable, Sendable {
        /// How many faults of one request are worth keeping.
        static let faultLimit = 100

        let deadline: Duration
        let isDrawing: Bool
        /// Of the App Intent that it is about.
        let run: Int?
        /// Whether the answer is still waited for.
        var isAwaited = true
        var wasSent = false
        /// An answer of which the pixels have not come yet.
        var panel: PanelReply?
        private(set) var faults: [String] = []

        init(isDrawing: Bool, run: Int?, until deadline: Duration) {
            self.isDrawing = isDrawing
            self.run = run
            self.deadline = deadline
        }

        mutating func add(_ fault: String) {
            if faults.count < Self.faultLimit { faults.append(fault) }
        }
    }

    private let limits: Limits
    private var exchanges: [Int: Exchange] = [:]
    /// The runs that wait for a person's answer, and are nothing any more without this process.
    private var waitingRuns: Set<Int> = []
    private var hasSaidHello = false
    /// No new requests; the process ends with the open ones.
    private var isLeaving = false
    private var hasEnded = false
    /// Why we end the process, where that explains its end. Nothing it says afterwards is believed.
    private var cause: Cause?
    private var hasClosedConnection = false
    /// The time of the earliest alarm that is set.
    private var alarm: Duration?
    private var lastUse: Duration
    /// Both since the last request.
    private var printed = 0
    private var unmatchedMessages = 0

    package init(limits: Limits, at time: Duration) {
        self.limits = limits
        lastUse = time
    }

    /// Whether the process takes requests; it may have to be ready first.
    package var takesRequests: Bool { !hasEnded && !isLeaving }

    /// Since when nothing is asked of the process; nil while something is.
    package var idleSince: Duration? {
        guard exchanges.isEmpty else { return nil }
        return waitingRuns.isEmpty ? lastUse : lastUse + limits.question
    }

    /// Goes on after an event. One that comes too late for anything changes nothing and gives no effects.
    ///
    /// - Parameter time: Now.
    package mutating func receive(_ event: Event, at time: Duration) -> [Effect] {
        guard !hasEnded else { return [] }
        return switch event {
        case .asked(let number, let isDrawing, let run, let deadline):
            ask(number, Exchange(isDrawing: isDrawing, run: run, until: deadline))
        case .abandoned(let number): abandon(number)
        case .unsent(let number): unsend(number)
        case .unsendable(let number, let reason):
            close(number, at: time, with: .failed(.unsendable(reason), wasSent: false))
        case .said(let message): cause == nil ? hear(message, at: time) : []
        case .printed(let count): print(count)
        case .broke(let reason): fail(.violation(reason))
        case .exceeded(let reason): fail(.excess(reason))
        case .closedConnection: closedConnection()
        case .left: leave()
        case .stopped: fail(.stopped, by: .hangUp)
        case .alarm(let set): ring(set, at: max(set, time))
        case .ended(let end): ended(end)
        }
    }
}

// MARK: - Requests

extension ExtensionLife {
    private mutating func ask(_ number: Int, _ exchange: Exchange) -> [Effect] {
        guard !isLeaving else { return [.answer(number, .failed(cause ?? .stopped, wasSent: false), faults: [])] }
        printed = 0
        unmatchedMessages = 0
        exchanges[number] = exchange
        let deadline = exchange.deadline
        let question = hasSaidHello ? send(number) : []
        guard alarm.map({ $0 > deadline }) ?? true else { return question }
        alarm = deadline
        return question + [.watch(until: deadline)]
    }

    private mutating func send(_ number: Int) -> [Effect] {
        // Said before it is so: better to hold it for asked when it was not than the reverse.
        exchanges[number]?.wasSent = true
        return [.send(number)]
    }

    private mutating func unsend(_ number: Int) -> [Effect] {
        exchanges[number]?.wasSent = false
        return []
    }

    /// The process continues with it, and keeps its time for it.
    private mutating func abandon(_ number: Int) -> [Effect] {
        guard let exchange = exchanges[number], exchange.isAwaited else { return [] }
        exchanges[number]?.isAwaited = false
        return [.answer(number, .failed(.cancelled, wasSent: exchange.wasSent), faults: exchange.faults)]
    }

    /// Takes a request out, and ends a process that only waited for that.
    private mutating func close(_ number: Int, at time: Duration, with outcome: Outcome) -> [Effect] {
        guard let exchange = exchanges.removeValue(forKey: number) else { return [] }
        lastUse = time
        if let run = exchange.run {
            if case .answered(.running(.question), _) = outcome {
                waitingRuns.insert(run)
            } else {
                waitingRuns.remove(run)
            }
        }
        let answer = exchange.isAwaited ? [Effect.answer(number, outcome, faults: exchange.faults)] : []
        return answer + (isLeaving && exchanges.isEmpty ? [.hangUp] : [])
    }

    /// One alarm is set for the earliest of all requests, so that one that is answered in time costs no timer.
    private mutating func ring(_ set: Duration, at time: Duration) -> [Effect] {
        let late = exchanges.filter { $0.value.deadline <= time }
        exchanges = exchanges.filter { $0.value.deadline > time }
        var effects = failures(of: late, for: hasSaidHello ? .late : .notReady)
        // A handler that hangs holds locks and memory: the process is of no more use, but other requests in it keep
        // their time.
        if !late.isEmpty { isLeaving = true }
        if isLeaving, !exchanges.values.contains(where: \.isAwaited) { effects.append(.kill) }
        guard alarm == set else { return effects }
        alarm = exchanges.values.map(\.deadline).min()
        return effects + (alarm.map { [.watch(until: $0)] } ?? [])
    }
}

// MARK: - What the process says

extension ExtensionLife {
    private mutating func hear(_ message: MessageFromExtension, at time: Duration) -> [Effect] {
        switch message {
        case .hello: hello()
        case .reply(let number, let reply): hear(reply, to: number, at: time)
        case .pixels(let number, let pixels): hear(pixels, of: number, at: time)
        case .fault(let number, let text): hear(fault: text, of: number)
        case .call: []
        }
    }

    private mutating func hello() -> [Effect] {
        guard !hasSaidHello else { return fail(.violation("said hello twice")) }
        hasSaidHello = true
        return exchanges.keys.sorted().flatMap { send($0) }
    }

    private mutating func hear(_ reply: ExtensionReply, to number: Int, at time: Duration) -> [Effect] {
        guard hasSaidHello else { return fail(.violation("answered before it said hello")) }
        guard let exchange = exchanges[number] else {
            return unmatched("answered request \(number), which is not open: a second answer, or one nobody asked for")
        }
        guard exchange.isDrawing, case .panel(let panel) = reply, panel.pixels != nil else {
            return close(number, at: time, with: .answered(reply, nil))
        }
        guard exchange.panel == nil else {
            return fail(.violation("answered request \(number) twice instead of sending pixels"))
        }
        exchanges[number]?.panel = panel
        return []
    }

    private mutating func hear(_ pixels: PanelPixels, of number: Int, at time: Duration) -> [Effect] {
        guard let exchange = exchanges[number] else {
            return unmatched("sent the pixels of request \(number), which is not open")
        }
        guard let panel = exchange.panel, panel.pixels == pixels.extent else {
            return fail(
                .violation("sent \(pixels.width) × \(pixels.height) pixels, not the size it announced"))
        }
        return close(number, at: time, with: .answered(.panel(panel), pixels))
    }

    private mutating func hear(fault: String, of number: Int) -> [Effect] {
        guard exchanges[number] != nil else { return unmatched(fault) }
        exchanges[number]?.add(fault)
        return []
    }

    /// Something that belongs to no open request: it is told, and bounded, for telling costs time.
    private mutating func unmatched(_ text: String) -> [Effect] {
        unmatchedMessages += 1
        guard unmatchedMessages <= limits.unmatchedMessages else {
            return fail(.violation("sent more than \(limits.unmatchedMessages) messages that belong to no request"))
        }
        guard let oldest = exchanges.keys.min() else { return [.report(text)] }
        exchanges[oldest]?.add(text)
        return []
    }

    private mutating func print(_ count: Int) -> [Effect] {
        printed += count
        return printed > limits.output && cause == nil ? fail(.flood) : []
    }
}

// MARK: - The end

extension ExtensionLife {
    private mutating func leave() -> [Effect] {
        isLeaving = true
        return exchanges.isEmpty ? [.hangUp] : []
    }

    /// A crashed process is about to tell its end; one that goes on living is of no use.
    private mutating func closedConnection() -> [Effect] {
        hasClosedConnection = !isLeaving
        isLeaving = true
        return [.hangUp]
    }

    /// Fails what is open for a reason that ends the process.
    private mutating func fail(_ cause: Cause, by means: Effect = .kill) -> [Effect] {
        isLeaving = true
        let cause = self.cause ?? cause
        self.cause = cause
        defer { exchanges = [:] }
        return failures(of: exchanges, for: cause) + [means]
    }

    private mutating func ended(_ end: ProcessEnd) -> [Effect] {
        hasEnded = true
        defer { exchanges = [:] }
        return failures(of: exchanges, for: cause ?? explanation(of: end))
    }

    private func explanation(of end: ProcessEnd) -> Cause {
        if case .notStarted(let reason, let isMissing) = end { return .notStarted(reason, isMissing: isMissing) }
        if !hasSaidHello { return .endedBeforeHello(end) }
        if hasClosedConnection, case .signal(_, from: .system) = end { return .closedConnection }
        return .ended(end)
    }

    private func failures(of exchanges: [Int: Exchange], for cause: Cause) -> [Effect] {
        exchanges.sorted { $0.key < $1.key }.filter { $0.value.isAwaited }.map { number, exchange in
            .answer(number, .failed(cause, wasSent: exchange.wasSent), faults: exchange.faults)
        }
    }
}
