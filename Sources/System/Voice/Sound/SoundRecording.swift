// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Glibc
import Hearing
import Processes
import Sentences
import Synchronization

/// One run of a program that records; keeps what nobody has asked for, the latest half minute of it.
final class SoundRecording: ChildObserver {
    private struct State {
        var child: ChildProcess?
        var bytes: [UInt8] = []
        /// Why there is nothing more.
        var end: Sentence?
        /// The last line that it complained in.
        var complaint = ""
        var continuation: CheckedContinuation<Void, Never>?
    }

    private static let mostBytes = 30 * SpeechFormat.rate * 2

    private let program: String
    private let state = Mutex(State())

    init(of program: String) {
        self.program = program
    }

    /// Whole samples, when there are any.
    func next() async throws(Problem<Fault>) -> [UInt8] {
        while true {
            let (bytes, end) = state.withLock { state in
                let whole = state.bytes.count & ~1
                defer { state.bytes.removeFirst(whole) }
                return (Array(state.bytes.prefix(whole)), state.end)
            }
            if !bytes.isEmpty { return bytes }
            if let end {
                throw Problem("‘\(program)’ recorded nothing: \(end); check the microphone, or use --file")
            }
            await withCheckedContinuation { continuation in
                let isThere = state.withLock { state in
                    guard state.bytes.count < 2, state.end == nil else { return true }
                    state.continuation = continuation
                    return false
                }
                if isThere { continuation.resume() }
            }
        }
    }

    func forget() { state.withLock { $0.bytes.removeFirst($0.bytes.count & ~1) } }

    func end() { giveUp(because: "it was stopped") }

    func giveUp(because reason: Sentence) {
        let child = state.withLock { state in
            state.end = state.end ?? reason
            return state.child
        }
        child?.terminate(by: SIGTERM, grace: .seconds(1))
        wake()
    }

    private func wake() {
        state.withLock { $0.continuation.take() }?.resume()
    }

    // MARK: The program

    func started(_ child: ChildProcess) {
        let isOver = state.withLock { state in
            state.child = child
            return state.end != nil
        }
        if isOver { child.terminate(by: SIGTERM, grace: .seconds(1)) }
    }

    func notStarted(_ error: LaunchError) {
        state.withLock { $0.end = $0.end ?? error.sentence }
        wake()
    }

    func received(_ bytes: UnsafeRawBufferPointer) {}

    func connectionClosed() {}

    func wrote(_ bytes: UnsafeRawBufferPointer, to channel: OutputChannel) {
        state.withLock { state in
            switch channel {
            case .standardOutput:
                state.bytes += bytes
                let over = state.bytes.count - Self.mostBytes
                if over > 0 { state.bytes.removeFirst(over + over % 2) }
            case .standardError:
                let text = String(decoding: bytes, as: UTF8.self)
                state.complaint = String((text.split(whereSeparator: \.isNewline).last ?? "").prefix(200))
            }
        }
        wake()
    }

    func ended(_ termination: Termination) {
        state.withLock { state in
            state.child = nil
            let reason: Sentence = state.complaint.isEmpty ? "it ended" : Sentence(verbatim: state.complaint)
            state.end = state.end ?? reason
        }
        wake()
    }
}
