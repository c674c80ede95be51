// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import Wire

// The end of a process, and what it leaves to the next.
extension AppLife {
    mutating func ended(_ end: ProcessEnd) -> [Effect] {
        guard phase != .ended else { return [] }
        let wasSilent = exchange == nil && (phase == .starting || phase == .silent)
        let why = reason ?? explanation(of: end)
        var effects = unset() + keepItem(after: end)
        if wasSilent, reason == nil { effects += endedSilently(end) }
        if !reopens { effects += hasTakenAll(before: end) ? arrived() : fail(why) }
        exchange = nil
        reason = nil
        isNeeded = false
        destination = .gone
        effects += [.gone(why)] + enter(.ended)
        guard reopens else { return effects }
        reopens = false
        destination = .front
        return effects + proceed()
    }

    /// What was being given waits for the next process, unless the app fails over it again and again.
    private mutating func keepItem(after end: ProcessEnd) -> [Effect] {
        guard var item = exchange?.item else { return [] }
        guard reason?.isFault ?? end.isCrash else {
            waiting.insert(item, at: 0)
            return []
        }
        item.crashes += 1
        let number = item.delivery.id
        guard item.crashes < limits.crashes else {
            return [.setAside(id: number, .tooManyCrashes(item.crashes, end))]
        }
        waiting.insert(item, at: 0)
        return [.countCrash(id: number)]
    }

    /// Whether the app came to its own good end after it had taken all it was opened for, though before it was in
    /// front.
    private func hasTakenAll(before end: ProcessEnd) -> Bool {
        guard reason == nil, waiting.isEmpty, case .exit(status: 0, _) = end, let exchange else { return false }
        return exchange.item == nil && exchange.event.delivery != nil
    }

    /// A program that comes to its own good end without a word takes no items, now or later.
    private mutating func endedSilently(_ end: ProcessEnd) -> [Effect] {
        switch end {
        case .notStarted: []
        case .exit(status: 0, _): refuseAll() + [.endedSilently]
        case .exit, .signal: [.endedSilently]
        }
    }

    private func explanation(of end: ProcessEnd) -> Reason {
        if case .notStarted(let reason, _) = end { return Reason(.notStarted, reason) }
        let what: Sentence = exchange.map { "\(end.text) while it \($0.event.words)" } ?? end.text
        return Reason(.ended, end.isCrash ? "\(what); check its output" : what)
    }
}

extension AppLife.Reason {
    fileprivate static func tooManyCrashes(_ count: Int, _ end: ProcessEnd) -> Self {
        Self(
            .setAside,
            "failed \(count) times over what it was opened for (it \(end.text)) and will not receive it again; check "
                + "its output and fix its method")
    }
}
