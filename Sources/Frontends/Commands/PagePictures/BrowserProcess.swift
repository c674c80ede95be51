// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Processes
import Sentences
import Synchronization

/// A browser that runs without a window and is told what to do.
///
/// It may be used from any thread; what it answers comes on the thread of its process.
final class BrowserProcess: ChildObserver {
    /// A page that is drawn three times as large takes some megabytes; more is no picture.
    private static let mostBytes = 128 << 20
    /// Of what it prints, enough for a reason.
    private static let mostPrinted = 2000

    private struct State {
        var child: ChildProcess?
        var start: CheckedContinuation<Void, any Error>?
        var calls: [Int: CheckedContinuation<Data, any Error>] = [:]
        var last = 0
        var received = Data()
        var printed = ""
        /// From then on nothing is asked of it.
        var reason: Problem<Fault>?
        var hasEnded = false
        var stops: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    // MARK: Asking

    /// - Parameters:
    ///   - profile: A folder of its own.
    ///   - language: A BCP 47 tag.
    func start(_ browser: Browser, profile: String, language: String) async throws {
        // It reads its orders from descriptor 3 and answers on 4: both are our one connection.
        var launch = ChildLaunch(
            executable: "/bin/sh",
            arguments: ["-c", #"exec "$0" "$@" 4>&3"#, browser.executable]
                + Self.arguments(profile: profile, language: language),
            environment: ["HOME": profile, "PATH": "/usr/local/bin:/usr/bin:/bin", "TMPDIR": profile],
            directory: profile, hasConnection: true)
        launch.limits.coreBytes = 0
        try await withCheckedThrowingContinuation { continuation in
            let reason = state.withLock { state in
                if state.reason == nil { state.start = continuation }
                return state.reason
            }
            if let reason { return continuation.resume(throwing: reason) }
            ChildProcess.launch(launch, observer: self)
        }
    }

    private static func arguments(profile: String, language: String) -> [String] {
        [
            "--headless=new", "--remote-debugging-pipe", "--user-data-dir=\(profile)", "--lang=\(language)",
            "--accept-lang=\(language)", "--no-first-run", "--no-default-browser-check", "--disable-extensions",
            "--disable-background-networking", "--disable-sync", "--mute-audio", "--hide-scrollbars",
            // The shared memory of a container is often too small for a page.
            "--disable-dev-shm-usage", "--disable-gpu",
        ]
            // It refuses to close in what root starts, and draws nothing but our own page.
            + (geteuid() == 0 ? ["--no-sandbox"] : [])
    }

    /// Has it do something, and waits for what it answers.
    ///
    /// - Parameter session: The page that is meant; nil for the browser itself.
    /// - Throws: `Problem`, `DecodingError` for an invalid answer.
    func call<Answer: Decodable>(
        _ method: String, _ parameters: some Encodable, session: String? = nil
    ) async throws -> Answer {
        let answer = try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Data, any Error>) in
            let prepared = state.withLock { state -> (child: ChildProcess, number: Int)? in
                guard state.reason == nil, let child = state.child else { return nil }
                state.last += 1
                state.calls[state.last] = continuation
                return (child, state.last)
            }
            guard let (child, number) = prepared else {
                return continuation.resume(throwing: state.withLock { $0.reason } ?? .ended(""))
            }
            send(Order(id: number, method: method, params: parameters, sessionId: session), to: child)
        }
        return try JSONDecoder().decode(Answered<Answer>.self, from: answer).result
    }

    private func send(_ order: Order<some Encodable>, to child: ChildProcess) {
        do {
            // A byte of zero ends each message.
            // One that takes nothing more is about to end, and says why.
            _ = child.send(try JSONEncoder().encode(order) + [0])
        } catch {
            end(because: .refused("\(error)"))
        }
    }

    /// Ends it; the first reason counts.
    func end(because reason: Problem<Fault>) {
        let (child, start) = state.withLock { state in
            if state.reason == nil { state.reason = reason }
            return (state.child, state.child == nil ? state.start.take() : nil)
        }
        start?.resume(throwing: reason)
        child?.kill()
    }

    /// Returns when it has ended and its files are nobody's any more.
    func stop() async {
        end(because: .cancelled)
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                if !state.hasEnded { state.stops.append(continuation) }
                return state.hasEnded
            }
            if isOver { continuation.resume() }
        }
    }

    // MARK: Being told

    func started(_ child: ChildProcess) {
        let (start, reason) = state.withLock { state in
            state.child = child
            return (state.start.take(), state.reason)
        }
        if reason == nil { start?.resume() } else { child.kill() }
    }

    func notStarted(_ error: LaunchError) { finish(Problem(error.sentence)) }

    func received(_ bytes: UnsafeRawBufferPointer) {
        let messages = state.withLock { state -> [Data]? in
            state.received.append(contentsOf: bytes)
            guard state.received.count <= Self.mostBytes else { return nil }
            guard bytes.contains(0) else { return [] }
            var parts = state.received.split(separator: 0, omittingEmptySubsequences: false)
            state.received = Data(parts.removeLast())
            return parts.map { Data($0) }
        }
        guard let messages else { return end(because: .refused("it says more than a picture has")) }
        for message in messages { hear(message) }
    }

    private func hear(_ message: Data) {
        let head: Head
        do {
            head = try JSONDecoder().decode(Head.self, from: message)
        } catch {
            return end(because: .refused("\(error)"))
        }
        // What reports events, and is no answer, has no number.
        guard let number = head.id else { return }
        let call = state.withLock { $0.calls.removeValue(forKey: number) }
        if let problem = head.error {
            call?.resume(throwing: Problem<Fault>.refused("\(problem.message)"))
        } else {
            call?.resume(returning: message)
        }
    }

    // It draws no more, and all that it has printed is read before its end is told.
    func connectionClosed() { state.withLock(\.child)?.terminate(grace: .seconds(1)) }

    func wrote(_ bytes: UnsafeRawBufferPointer, to channel: OutputChannel) {
        let text = String(decoding: bytes, as: UTF8.self)
        state.withLock { $0.printed = String(($0.printed + text).suffix(Self.mostPrinted)) }
    }

    func ended(_ termination: Termination) {
        let printed = state.withLock(\.printed)
        finish(.ended(printed.isEmpty ? "\(termination.cause)" : printed))
    }

    private func finish(_ error: Problem<Fault>) {
        let (start, calls, stops, reason) = state.withLock { state in
            let reason = state.reason ?? error
            state.reason = reason
            state.hasEnded = true
            state.child = nil
            defer { (state.calls, state.stops) = ([:], []) }
            return (state.start.take(), state.calls.values, state.stops, reason)
        }
        start?.resume(throwing: reason)
        for call in calls { call.resume(throwing: reason) }
        for stop in stops { stop.resume() }
    }
}

/// What a browser is to do.
private struct Order<Parameters: Encodable>: Encodable {
    var id: Int
    var method: String
    var params: Parameters
    var sessionId: String?
}

/// What an answer says of itself.
private struct Head: Decodable {
    struct Problem: Decodable { var message: String }
    var id: Int?
    var error: Problem?
}

private struct Answered<Answer: Decodable>: Decodable { var result: Answer }
