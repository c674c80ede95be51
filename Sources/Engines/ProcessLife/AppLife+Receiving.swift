// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import Wire

// What the app's process says, and fails to say.
extension AppLife {
    mutating func hello() -> [Effect] {
        guard phase != .ended, phase != .ending else { return [] }
        guard phase == .starting || phase == .silent, exchange == nil else {
            return end(.violation("said hello twice"))
        }
        if isBehind { return enter(.starting) + send(.launchInBackground) }
        let first = waiting.isEmpty ? nil : waiting.removeFirst()
        return enter(.starting) + send(.launch(first?.delivery), with: first)
    }

    mutating func done(_ number: Int, _ state: AppState) -> [Effect] {
        guard phase != .ended, phase != .ending else { return [] }
        guard let exchange, exchange.number == number else {
            return stray("finished event \(number), which it was not handling")
        }
        if let item = exchange.item {
            return end(.silence(over: item.delivery.id))
        }
        guard exchange.event.allows(state) else { return end(.wrongState(state, after: exchange.event)) }
        self.exchange = nil
        if case .terminate = exchange.event { return end(.stop, by: .hangUp) }
        return unset() + enter(.running(state)) + proceed()
    }

    /// Counts also when the process is being ended: its method has returned.
    mutating func delivered(_ item: Int, _ isHandled: Bool) -> [Effect] {
        guard exchange?.item?.delivery.id == item else {
            return stray("reported item \(item), which it did not receive or already reported")
        }
        exchange?.item = nil
        return [.forget(id: item, isHandled: isHandled)]
    }

    /// An app in the background has its time again from the end of its work on.
    mutating func worked(_ isBusy: Bool) -> [Effect] {
        guard phase != .ended, phase != .ending, self.isBusy != isBusy else { return [] }
        self.isBusy = isBusy
        guard alarm == .suspension || alarm == .work else { return [] }
        return unset() + proceed()
    }

    private mutating func stray(_ text: Sentence) -> [Effect] {
        guard phase != .ended, phase != .ending else { return [] }
        strayMessages += 1
        guard strayMessages <= limits.strayMessages else {
            return end(
                Reason(
                    .protocolViolation,
                    "broke the protocol and was ended: more than \(limits.strayMessages) messages belong to nothing"))
        }
        return [.report("says it \(text)")]
    }

    mutating func alarmed(_ number: Int) -> [Effect] {
        guard number == lastAlarm, let alarm else { return [] }
        self.alarm = nil
        switch alarm {
        case .hello where waiting.isEmpty && !isNeeded:
            return enter(.silent) + proceed()
        case .hello:
            return set(.lateHello, for: max(.zero, limits.launch - limits.hello))
        case .lateHello:
            return end(.lateHello(after: limits.launch))
        case .event:
            guard let event = exchange?.event else { return [] }
            return end(.late(event, limits))
        case .suspension:
            return [.suspend] + enter(.suspended)
        case .work:
            isBusy = false
            return proceed()
        }
    }
}

extension AppEvent {
    /// Whether an app may be there after the event.
    fileprivate func allows(_ state: AppState) -> Bool {
        switch self {
        case .launch, .foreground: state == .active
        case .resignActive: state != .active
        case .background, .launchInBackground: state == .background
        case .memoryWarning, .terminate: true
        }
    }

    /// What the app does over the event, as in "while it …".
    var words: Sentence {
        switch self {
        case .launch(let delivery?): "launched for \(delivery.item.summary)"
        case .launch: "launched"
        case .launchInBackground: "launched in the background"
        case .foreground(let delivery?): "came to the front for \(delivery.item.summary)"
        case .foreground: "came to the front"
        case .resignActive: "was covered"
        case .background: "left the screen"
        case .memoryWarning: "received a memory warning"
        case .terminate: "was told to quit"
        }
    }
}

extension LaunchItem {
    fileprivate var summary: Sentence {
        switch self {
        case .quickAction(let item): "the quick action ‘\(item.type)’"
        case .activity(let activity, _): "the activity ‘\(activity.activityType)’"
        case .url: "a URL"
        }
    }
}

extension AppLife.Reason {
    fileprivate static func silence(over item: Int) -> Self {
        violation("did not report the result of item \(item); build it with this Beckon")
    }

    fileprivate static func wrongState(_ state: AppState, after event: AppEvent) -> Self {
        violation("says it is \(state.rawValue) after it \(event.words)")
    }

    fileprivate static func lateHello(after time: Duration) -> Self {
        Self(
            .timeout,
            "did not connect to the system within \(time) and was ended; start with UIApplicationMain or @main right "
                + "away")
    }

    fileprivate static func late(_ event: AppEvent, _ limits: LifeLimits) -> Self {
        let limit = event.isLaunch ? limits.launch : limits.event
        return Self(
            .timeout,
            "took longer than \(limit) while it \(event.words) and was ended; return from delegate methods quickly "
                + "and do long work in the background")
    }
}
