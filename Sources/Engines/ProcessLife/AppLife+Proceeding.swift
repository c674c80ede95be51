// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import Wire

// What comes next.
extension AppLife {
    /// The one next step, unless something is under way already.
    mutating func proceed() -> [Effect] {
        guard exchange == nil else { return [] }
        switch phase {
        case .ended: return destination == .front || isNeeded ? start() : []
        case .starting, .ending: return []
        case .silent: return arrive()
        case .suspended:
            return destination == .front || isNeeded ? [.resume] + enter(.running(.background)) + proceed() : []
        case .running(let state): return proceed(from: state)
        }
    }

    /// Who opened the app waits for it to be in front, also when it is to leave again right after.
    private var goal: Destination { isAwaited && destination != .gone ? .front : destination }

    private mutating func proceed(from state: AppState) -> [Effect] {
        switch (goal, state) {
        case (.gone, .active), (.gone, .inactive), (.background, .active), (.background, .inactive):
            return send(.background)
        case (.gone, .background):
            return isBusy ? waitForWork() : send(.terminate)
        case (.front, _) where !waiting.isEmpty:
            let next = waiting.removeFirst()
            return send(.foreground(next.delivery), with: next)
        case (.front, .inactive), (.front, .background):
            return send(.foreground(nil))
        case (.covered, .active):
            return send(.resignActive)
        case (.background, .background) where isNeeded:
            return []
        case (.background, .background):
            return alarm == .suspension ? [] : set(.suspension, for: isBusy ? limits.work : limits.background)
        case (.front, .active), (.covered, _):
            return owesWarning ? warn() : arrive()
        }
    }

    private mutating func waitForWork() -> [Effect] {
        alarm == .work ? [] : set(.work, for: limits.work)
    }

    private mutating func warn() -> [Effect] {
        owesWarning = false
        return send(.memoryWarning)
    }

    private mutating func arrive() -> [Effect] {
        isAwaited ? arrived() + proceed() : []
    }

    /// Tells anyone who waits for the app.
    mutating func arrived() -> [Effect] {
        guard isAwaited else { return [] }
        isAwaited = false
        return [.arrived]
    }

    private mutating func start() -> [Effect] {
        strayMessages = 0
        isBusy = false
        reason = nil
        owesWarning = false
        return [.start] + enter(.starting) + set(.hello, for: limits.hello)
    }

    // MARK: - Steps

    mutating func send(_ event: AppEvent, with item: WaitingDelivery? = nil) -> [Effect] {
        lastNumber += 1
        exchange = Exchange(number: lastNumber, event: event, item: item)
        let limit = event.isLaunch ? limits.launch : limits.event
        return [.send(id: lastNumber, event)] + set(.event, for: limit)
    }

    mutating func enter(_ phase: Phase) -> [Effect] {
        guard self.phase != phase else { return [] }
        self.phase = phase
        return [.changed(phase)]
    }

    mutating func set(_ alarm: Alarm, for duration: Duration) -> [Effect] {
        lastAlarm += 1
        self.alarm = alarm
        return [.watch(lastAlarm, for: duration)]
    }

    mutating func unset() -> [Effect] {
        guard alarm != nil else { return [] }
        alarm = nil
        return [.unwatch]
    }

    mutating func fail(_ reason: Reason) -> [Effect] {
        guard isAwaited else { return [] }
        isAwaited = false
        return [.failed(reason)]
    }

    /// Ends the process for a reason of ours; anyone who waits is told at its end.
    mutating func end(_ reason: Reason, by means: Effect = .kill) -> [Effect] {
        guard phase != .ended, phase != .ending else { return [] }
        self.reason = reason
        destination = .gone
        return unset() + [means] + enter(.ending) + fail(reason)
    }

    /// Takes away all that waits from a program that takes nothing.
    mutating func refuseAll() -> [Effect] {
        defer { waiting = [] }
        return waiting.map { .setAside(id: $0.delivery.id, .refusal) }
    }
}

extension AppLife.Reason {
    static let refusal = Self(
        .takesNoItems,
        "cannot receive anything, because its program does not connect to the system; link UIKit and start with "
            + "UIApplicationMain or @main")
}
