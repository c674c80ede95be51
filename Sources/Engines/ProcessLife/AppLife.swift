// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import Wire

/// The life of one app, over any number of processes: what to tell it next, and
/// what still waits for it.
///
/// A value without clocks, processes or disk. The caller does what the
/// effects say, in their order, and hands back the result:
///
/// ```swift
/// var life = AppLife(limits: .standard)
/// var effects = life.receive(.opened([delivery]))   // .start: start a process, then
/// effects = life.receive(.hello)                    // .send(1, .launch(delivery)), .watch(1, for: …)
/// effects = life.receive(.delivered(id: 7, isHandled: true))   // .forget(7, …)
/// effects = life.receive(.done(id: 1, .active))     // .arrived: the app is in front
/// ```
///
/// One event at a time is on its way to the process; what happens meanwhile
/// decides the next. An item counts as given only once the app has said so: a
/// process that ends before leaves it to the next process, under its number.
package struct AppLife: Hashable, Sendable {
    /// Where the app is to be.
    enum Destination: Hashable, Sendable {
        case front
        /// In front, with something over it.
        case covered
        case background
        /// Nowhere: its process is to end.
        case gone
    }

    /// An event the process has been sent and is not done with.
    struct Exchange: Hashable, Sendable {
        var number: Int
        var event: AppEvent
        /// Of the item that came with it, until the app has said that it has it.
        var item: WaitingDelivery?
    }

    /// What the one alarm that may be set is for.
    enum Alarm: Hashable, Sendable {
        /// The process has said nothing; it may be one that never does.
        case hello
        /// The process has items to take, and still said nothing.
        case lateHello
        case event
        case suspension
        /// The app works in the background, and is not to be told yet that it ends.
        case work
    }

    let limits: LifeLimits
    package internal(set) var phase = Phase.ended
    /// What the app still has to be given, oldest first.
    package internal(set) var waiting: [WaitingDelivery] = []
    var destination = Destination.gone
    var exchange: Exchange?
    /// The numbers of events and of alarms; both grow over all processes.
    var lastNumber = 0
    var lastAlarm = 0
    var alarm: Alarm?
    /// The front app is to be warned once it is done with what it is at.
    var owesWarning = false
    /// Somebody opened the app and has not been told that it is in front.
    var isAwaited = false
    /// Somebody opened the app while its process was ending: there is to be another.
    var reopens = false
    /// Somebody waits for the app's answer to a request: it is to run, wherever it is.
    var isNeeded = false
    /// Why the process is being ended, when we end it.
    var reason: Reason?
    var strayMessages = 0
    /// The process has work that is to go on in the background.
    var isBusy = false

    package init(limits: LifeLimits = .standard) {
        self.limits = limits
    }

    /// Goes on after an event. One that comes too late for anything changes nothing and gives no effects.
    package mutating func receive(_ event: Event) -> [Effect] {
        switch event {
        case .opened(let items): opened(with: items)
        case .covered: moved(to: .covered)
        case .uncovered: uncovered()
        case .left: moved(to: .background)
        case .needed: needed()
        case .unneeded: unneeded()
        case .stopped: stopped()
        case .evicted: evicted()
        case .memoryLow: memoryLow()
        case .hello: hello()
        case .done(let number, let state): done(number, state)
        case .delivered(let item, let isHandled): delivered(item, isHandled)
        case .busy(let isBusy): worked(isBusy)
        case .broke(let reason): end(.violation(reason))
        case .exceeded(let reason): end(Reason(.protocolViolation, reason))
        case .ended(let end): ended(end)
        case .alarm(let number): alarmed(number)
        }
    }
}
