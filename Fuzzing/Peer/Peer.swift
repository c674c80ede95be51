// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import IntentValues
import Mutation
import PeerConnection
import Wire
import WireSamples

/// A process that does what a plan says: an extension that finds it in the intent, an app that finds it in its URL.
///
/// Without a plan it behaves.
struct Peer {
    private var connection = Connection()
    private let isApp: Bool
    /// What the app is to say with its next picture.
    private var planOfScreen: Plan?
    /// Messages that came while a result was awaited.
    private var waiting: [WireMessage] = []

    init(isApp: Bool) {
        self.isApp = isApp
    }

    mutating func run() throws {
        try connection.send(.hello(version: WireVersion.current, hasScreen: isApp))
        while let message = try next() {
            switch message {
            case .request(let id, let request): try answer(request, id)
            case .event(let id, let event): try live(through: event, id)
            case .screen(let id, let request) where !request.onceChanged || planOfScreen != nil:
                try show(request.display, id)
            default: break
            }
        }
    }

    private mutating func next() throws -> WireMessage? {
        waiting.isEmpty ? try connection.receive() : waiting.removeFirst()
    }

    // MARK: - An extension

    private mutating func answer(_ request: ExtensionRequest, _ id: Int) throws {
        let plan = Self.plan(in: request.intent)
        let reply = Self.reply(to: request)
        guard let plan else { return try connection.send(.reply(id: id, reply)) }
        if plan.kind.isCall, case .handle = request {
            let count = try call(plan)
            return try connection.send(
                .reply(id: id, .response(ResponsePayload(code: 4, properties: ["answer": .string("\(count)")]))))
        }
        if plan.kind == .fault { try send(plan, at: 0, id: id) }
        guard plan.kind.isReply, Self.fits(plan.kind, request) else {
            return try connection.send(.reply(id: id, reply))
        }
        let value = request.intent.values["sample"] ?? Self.value(for: request.intent)
        let message = try HostileMessage(plan.kind, seed: plan.seed, id: id, value: value)
        note(plan.kind)
        connection.send(message.frame)
    }

    private static func plan(in intent: IntentPayload) -> Plan? {
        guard case .string(let text)? = intent.values["plan"] else { return nil }
        return Plan(text)
    }

    /// What an intent of this name asks for, `AskInteger` an integer.
    private static func value(for intent: IntentPayload) -> IntentValue? {
        let name = intent.unqualifiedName.replacing("Intent", with: "").replacing("Ask", with: "")
        return TypedSamples.values[name]
    }

    private static func fits(_ kind: MessageKind, _ request: ExtensionRequest) -> Bool {
        switch (request, kind) {
        case (_, .refusal): true
        case (.resolve, .options), (.resolve, .defaultValue), (.resolve, .response), (.resolve, .panel): false
        case (.resolve, _): true
        case (.options, .options), (.defaultValue, .defaultValue), (.confirm, .response), (.handle, .response): true
        case (.draw, .panel): true
        default: false
        }
    }

    /// A good answer.
    private static func reply(to request: ExtensionRequest) -> ExtensionReply {
        switch request {
        case .resolve(_, let intent):
            // Its options are what the plan is about.
            if plan(in: intent)?.kind == .options { return .resolution([.needsValue], isArray: false) }
            return .resolution([.notRequired], isArray: false)
        case .options: return .options(OptionsPayload(sections: []))
        case .defaultValue: return .defaultValue(nil)
        case .confirm: return .response(ResponsePayload(code: 1))
        case .handle(let intent):
            let word = intent.values["plan"] ?? .string("")
            return .response(ResponsePayload(code: 4, properties: ["answer": word]))
        case .draw: return .panel(.declined)
        }
    }

    // MARK: - Calls

    /// - Returns: How many were sent that the system has to look at.
    private mutating func call(_ plan: Plan) throws -> Int {
        var count = 0
        for index in 0..<plan.count {
            let message = try HostileMessage(plan.kind, seed: plan.seed + index, id: index)
            // Few: each ends the process.
            guard message.isMessage || (index == plan.count - 1 && plan.seed % 7 == 0) else { continue }
            note(plan.kind)
            connection.send(message.frame)
            count += 1
            if plan.kind == .voiceAdd || plan.kind == .voiceEdit {
                // Nobody is there to answer a screen.
                try connection.send(.call(id: -1, .voiceShortcuts(.dismiss)))
            }
            try awaitResult(index)
        }
        return count
    }

    private mutating func awaitResult(_ number: Int) throws {
        while let message = try connection.receive() {
            if case .result(let id, _) = message {
                if id == number { return }
            } else {
                waiting.append(message)
            }
        }
        exit(0)
    }

    private func send(_ plan: Plan, at index: Int, id: Int) throws {
        let message = try HostileMessage(plan.kind, seed: plan.seed + index, id: id)
        note(plan.kind)
        connection.send(message.frame)
    }

    // MARK: - An app

    private mutating func live(through event: AppEvent, _ id: Int) throws {
        if let delivery = event.delivery {
            // An item over which it was ended comes again, and those after it wait: once is enough.
            let plan = Self.plan(in: delivery.item).flatMap { isFirst($0) ? $0 : nil }
            if let plan, plan.kind.isCall { _ = try call(plan) }
            if let plan, plan.kind == .fields { planOfScreen = plan }
            if let plan, [.delivered, .busy, .fault, .hello].contains(plan.kind) { try send(plan, at: 0, id: id) }
            try connection.send(.delivered(id: delivery.id, handled: true))
            if let plan, plan.kind == .done { try send(plan, at: 0, id: id) }
        }
        switch event {
        case .launch, .foreground: try connection.send(.done(id: id, .active))
        case .resignActive: try connection.send(.done(id: id, .inactive))
        case .background, .memoryWarning: try connection.send(.done(id: id, .background))
        case .terminate:
            try connection.send(.done(id: id, .background))
            exit(0)
        }
    }

    /// Sends a black picture, with the fields that the plan has.
    private mutating func show(_ display: ScreenDisplay, _ id: Int) throws {
        if let plan = planOfScreen {
            planOfScreen = nil
            let message = try HostileMessage(plan.kind, seed: plan.seed, id: id)
            note(plan.kind)
            connection.send(message.frame)
        }
        let (width, height) = (display.extent.width, display.extent.height)
        guard let pixels = PanelPixels(width: width, height: height, bytes: Data(count: width * height * 4)) else {
            return
        }
        try connection.send(.pixels(id: id, pixels))
    }

    /// `hostile://plan.1.2`
    private static func plan(in item: LaunchItem) -> Plan? {
        guard case .url(let url, _) = item else { return nil }
        return Plan(url.absoluteString.split(separator: "/").last.map(String.init) ?? "")
    }

    private var home: String { ProcessInfo.processInfo.environment["HOME"] ?? "/tmp" }

    /// Whether no process of the app has begun with the plan before.
    private func isFirst(_ plan: Plan) -> Bool {
        let descriptor = open("\(home)/begun-\(plan.text)", O_WRONLY | O_CREAT | O_EXCL, 0o600)
        guard descriptor >= 0 else { return false }
        close(descriptor)
        return true
    }

    /// Counts a trial in the process's container, for whoever reads it later.
    private func note(_ kind: MessageKind) {
        let descriptor = open(home + "/trials", O_WRONLY | O_CREAT | O_APPEND, 0o600)
        guard descriptor >= 0 else { return }
        let line = Array("\(kind.rawValue)\n".utf8)
        _ = write(descriptor, line, line.count)
        close(descriptor)
    }
}
