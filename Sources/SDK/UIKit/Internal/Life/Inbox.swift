// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Wire

/// What the system has sent while the app was busy, in order.
///
/// Of a finger that moves and of contents that are scrolled only the latest place waits. An app that has read nothing
/// for very long misses what a person does, but never that a finger was lifted; the app's log says so. The system itself
/// bounds everything else that it sends.
final class Inbox: Sendable {
    /// How many messages may wait before those about what a person does are dropped.
    static let inputLimit = 1024

    private let waiting = Mutex<[MessageToApp]>([])
    private let hasDropped = Atomic(false)
    private let bell: AsyncStream<Void>.Continuation
    /// Yields after messages have come, and ends after the last.
    let arrivals: AsyncStream<Void>

    init() { (arrivals, bell) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1)) }

    func add(_ message: MessageToApp) {
        waiting.withLock { waiting in
            let latest = waiting.lastIndex { !$0.isPassing }.map { $0 + 1 } ?? 0
            if let former = waiting[latest...].firstIndex(where: { message.replaces($0) }) {
                waiting[former] = message
            } else if !message.isInput || waiting.count < Self.inputLimit || message.isMissing(in: waiting) {
                waiting.append(message)
            } else if !hasDropped.exchange(true, ordering: .relaxed) {
                Complaint.write(
                    "the app was too busy to read \(Self.inputLimit) touches and keys; what came after them was dropped"
                )
            }
        }
        bell.yield()
    }

    /// Nothing more comes.
    func close() { bell.finish() }

    /// Takes out all messages that wait.
    func takeAll() -> [MessageToApp] {
        waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
    }
}

extension MessageToApp {
    /// Whether it says what a person does.
    fileprivate var isInput: Bool {
        switch self {
        case .touch, .scroll, .typing: true
        case .event, .request, .screen, .result: false
        }
    }

    /// Whether a later message may say all that it says.
    fileprivate var isPassing: Bool {
        switch self {
        case .touch(let touch): touch.phase == .moved
        case .scroll(let scroll): scroll.phase != .resting
        default: false
        }
    }

    /// Whether it lifts a finger that would stay down without it.
    fileprivate func isMissing(in waiting: [MessageToApp]) -> Bool {
        guard case .touch(let touch) = self, touch.lifts else { return false }
        let last = waiting.last { if case .touch(let other) = $0 { other.finger == touch.finger } else { false } }
        guard case .touch(let former)? = last else { return true }
        return !former.lifts
    }

    /// Whether it says all that an earlier one does, with nothing but such between them.
    fileprivate func replaces(_ former: MessageToApp) -> Bool {
        switch (self, former) {
        case (.touch(let touch), .touch(let former)): touch.phase == .moved && touch.finger == former.finger
        case (.scroll(let scroll), .scroll(let former)): scroll.phase == former.phase && scroll.layer == former.layer
        default: false
        }
    }
}

extension TouchPayload {
    fileprivate var lifts: Bool { phase == .ended || phase == .cancelled }
}
