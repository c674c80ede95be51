// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import PeerConnection
import Wire

/// An app without anything in it, that does what it is told unless its mode says otherwise.
struct LifePeer {
    let mode: LifeMode
    private let journal = Journal()
    private var connection = AppConnection()
    private var state = AppState.background
    private var screen: PeerScreen

    init(mode: LifeMode) {
        self.mode = mode
        screen = PeerScreen(mode: mode)
    }

    mutating func run() throws {
        journal.note("start")
        try begin()
        try connection.send(.hello(version: WireVersion.current, hasScreen: screen.isThere))
        if mode == .saysHelloTwice { try connection.send(.hello(version: WireVersion.current, hasScreen: false)) }
        while let message = try connection.receive() {
            try screen.take(message, on: connection, journal)
            if case .request(let number, let request) = message { try answer(request, number) }
            guard case .event(let number, let event) = message else { continue }
            try misbehaveBefore(event)
            try live(through: event)
            if mode == .isDoneWithUnknownEvents { try connection.send(.done(id: 4711, .background)) }
            try connection.send(.done(id: number, state))
            if case .terminate = event, mode != .ignoresTheEnd { return }
        }
        if mode == .ignoresTheEnd { wait() }
    }

    private func answer(_ request: AppRequest, _ number: Int) throws {
        switch request {
        case .asked: journal.note("asked")
        case .handedOver: journal.note("handedOver")
        }
        switch mode {
        case .answers:
            try connection.send(.fault(id: number, text: "a mistake"))
            try connection.send(.reply(id: number, .response(ResponsePayload(code: 3))))
        case .waits:
            let isStop = if case .asked(.stop) = request { true } else { false }
            let question = ExtensionReply.running(.question(.value(parameter: "soup", nil)))
            try connection.send(.reply(id: number, isStop ? .stopped : question))
        case .crashesOverRequests: crash()
        case .answersUnasked: try connection.send(.reply(id: number + 1, .response(ResponsePayload(code: 3))))
        default: break
        }
    }

    private mutating func live(through event: AppEvent) throws {
        journal.note(event.name)
        switch event {
        case .launch, .foreground:
            state = .active
            if let delivery = event.delivery { try take(delivery) }
        case .launchInBackground: state = .background
        case .resignActive: state = .inactive
        case .background: state = mode == .isActiveInTheBackground ? .active : .background
        case .memoryWarning, .terminate: break
        }
    }

    /// As an app does: the frame is ready before the method is called, and sent as soon as it has returned.
    private func take(_ delivery: Delivery) throws {
        let frame = try FrameEncoder.encode(MessageFromApp.delivered(id: delivery.id, handled: !isDeclined(delivery)))
        journal.note("begin \(delivery.id)")
        misbehaveOver(delivery)
        if mode == .forgetsDelivery { return }
        journal.note("return \(delivery.id)")
        connection.send(frame)
        journal.note("sent \(delivery.id)")
        if mode == .crashesAfterDelivery { crash() }
        if mode == .exitsAfterDelivery { exit(0) }
    }
}

extension LifePeer {
    /// A quick action of the type `decline` is.
    private func isDeclined(_ delivery: Delivery) -> Bool {
        if case .quickAction(let item) = delivery.item { item.type == "decline" } else { false }
    }
}

// MARK: - Misbehaviour

extension LifePeer {
    private func begin() throws {
        switch mode {
        case .printsAndExits:
            print("the menu", CommandLine.arguments.dropFirst().joined(separator: " "))
            exit(7)
        case .neverSpeaks, .isTheOther: spin()
        case .startsAnother: startAnother()
        case .speaksLate: waitAtGate()
        case .crashesBeforeHello: crash()
        case .sendsNonsense: connection.send(Data([0, 0, 0, 2]) + Data("{]".utf8))
        case .asksAsAnExtension:
            connection.send(try FrameEncoder.encode(MessageFromExtension.reply(id: 1, .defaultValue(nil))))
        default: break
        }
    }

    /// Until anyone who has opened the file `speak` for writing closes it.
    private func waitAtGate() {
        let gate = open("speak", O_RDONLY)
        var byte: UInt8 = 0
        while read(gate, &byte, 1) > 0 {}
        close(gate)
    }

    private func misbehaveBefore(_ event: AppEvent) throws {
        switch (mode, event) {
        case (.crashesAtLaunch, .launch): crash()
        case (.exitsAtLaunch, .launch): exit(3)
        case (.hangsAtLaunch, .launch), (.hangsInTheBackground, .background), (.hangsUnderCover, .resignActive): wait()
        case (.deliversForeignItems, _):
            for number in 1...20 where number != event.delivery?.id {
                try connection.send(.delivered(id: number, handled: true))
            }
        case (.floodsDeliveries, _): while true { try connection.send(.delivered(id: 4711, handled: true)) }
        case (.floodsOutput, _):
            let line = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
            for _ in 0..<8 { _ = Glibc.write(1, line, line.count) }
        default: break
        }
    }

    private func misbehaveOver(_ delivery: Delivery) {
        guard case .quickAction(let item) = delivery.item, item.type == "poison" else { return }
        if mode == .crashesOverPoison { crash() }
        if mode == .hangsOverPoison { wait() }
    }

    private func crash() -> Never {
        // The trap of Swift's own runtime, without the seconds a backtrace takes.
        let nothing: [Int] = []
        exit(Int32(nothing[CommandLine.arguments.count]))
    }

    private func wait() -> Never {
        while true { pause() }
    }

    private func spin() -> Never {
        while true { sched_yield() }
    }

    private func startAnother() {
        var process: pid_t = 0
        let path = CommandLine.arguments[0]
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
        var environment: [UnsafeMutablePointer<CChar>?] = [strdup("LIFE_MODE=\(LifeMode.isTheOther.rawValue)"), nil]
        guard posix_spawn(&process, path, nil, nil, &arguments, &environment) == 0 else { exit(9) }
    }
}

extension AppEvent {
    fileprivate var name: String {
        switch self {
        case .launch: "launch"
        case .launchInBackground: "launchInBackground"
        case .foreground: "foreground"
        case .resignActive: "resignActive"
        case .background: "background"
        case .memoryWarning: "memoryWarning"
        case .terminate: "terminate"
        }
    }
}
