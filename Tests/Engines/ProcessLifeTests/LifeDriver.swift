// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ProcessLife
import Sentences
import Wire

/// Plays the driver of an app's life: keeps its alarm, and shows the other effects.
struct LifeDriver {
    var life: AppLife
    /// How long the alarm that is set runs; nil for none.
    private(set) var alarm: Duration?
    private var number = 0

    init(limits: LifeLimits = .standard) {
        life = AppLife(limits: limits)
    }

    @discardableResult
    mutating func send(_ event: AppLife.Event) -> [AppLife.Effect] {
        life.receive(event).filter { effect in
            switch effect {
            case .watch(let number, let duration):
                self.number = number
                alarm = duration
                return false
            case .unwatch:
                alarm = nil
                return false
            default: return true
            }
        }
    }

    @discardableResult
    mutating func open(_ items: Int...) -> [AppLife.Effect] {
        send(.opened(items.map { WaitingDelivery(.item($0)) }))
    }

    @discardableResult
    mutating func hello() -> [AppLife.Effect] { send(.hello) }

    @discardableResult
    mutating func done(_ number: Int, _ state: AppState) -> [AppLife.Effect] { send(.done(id: number, state)) }

    @discardableResult
    mutating func delivered(_ item: Int, isHandled: Bool = true) -> [AppLife.Effect] {
        send(.delivered(id: item, isHandled: isHandled))
    }

    @discardableResult
    mutating func end(_ end: ProcessEnd) -> [AppLife.Effect] { send(.ended(end)) }

    /// Lets the time of the alarm pass.
    @discardableResult
    mutating func ring() -> [AppLife.Effect] {
        alarm = nil
        return send(.alarm(number))
    }

    /// Up to the front, with event 1.
    mutating func launch() {
        open()
        hello()
        done(1, .active)
    }

    /// To the front, out of it, and to rest, with events 1 and 2.
    mutating func suspend() {
        launch()
        send(.left)
        done(2, .background)
        ring()
    }
}

extension Delivery {
    /// A quick action whose type is the number.
    static func item(_ number: Int) -> Delivery {
        Delivery(id: number, item: .quickAction(QuickActionPayload(type: "\(number)", title: "")))
    }
}

extension Delivery? {
    static func item(_ number: Int) -> Delivery? { .some(.item(number)) }
}

extension AppLife.Reason {
    static let stop = Self(.stopped, "was closed by a person or for an update; open it again")
}

extension ProcessEnd {
    static let crash = signal(text: "was ended by SIGILL", from: .itself)
    static let murder = signal(text: "was ended by SIGKILL", from: .other)
}
