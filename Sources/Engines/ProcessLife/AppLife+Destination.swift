// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import Wire

// What people and the system want of the app.
extension AppLife {
    mutating func opened(with items: [WaitingDelivery]) -> [Effect] {
        // What the app is being given is not in question any more.
        waiting = items.filter { $0.delivery.id != exchange?.item?.delivery.id }
        isAwaited = true
        if phase != .ended, destination == .gone {
            reopens = true
            return []
        }
        destination = .front
        return (phase == .silent ? refuseAll() : []) + proceed()
    }

    mutating func moved(to destination: Destination) -> [Effect] {
        guard phase != .ended, self.destination != .gone else { return [] }
        guard destination != .covered || self.destination == .front else { return [] }
        self.destination = destination
        return proceed()
    }

    mutating func needed() -> [Effect] {
        guard !isLeaving else { return [] }
        isNeeded = true
        if phase == .ended { destination = .background }
        return (alarm == .suspension ? unset() : []) + proceed()
    }

    mutating func unneeded() -> [Effect] {
        isNeeded = false
        return proceed()
    }

    /// An app that was opened meanwhile, or has left, is where it is to be.
    mutating func uncovered() -> [Effect] {
        guard destination == .covered else { return [] }
        return moved(to: .front)
    }

    /// Anyone who waits for the app is told at once, also who opened it while it was stopping.
    mutating func stopped() -> [Effect] {
        reopens = false
        let failure = fail(.stop)
        guard destination != .gone else { return failure }
        destination = .gone
        switch phase {
        case .ended, .ending: return failure
        case .starting, .silent: return failure + end(.stop, by: .terminate)
        case .suspended: return failure + end(.stop, by: .kill)
        case .running: return failure + proceed()
        }
    }

    mutating func evicted() -> [Effect] {
        guard phase == .suspended else { return [] }
        return end(Reason(.ended, "was ended while suspended, to free memory"), by: .kill)
    }

    mutating func memoryLow() -> [Effect] {
        guard case .running(let state) = phase, state != .background else { return [] }
        owesWarning = true
        return proceed()
    }
}

extension AppLife.Reason {
    static let stop = Self(.stopped, "was closed by a person or for an update; open it again")
}
