// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import PeerConnection
import Wire

/// An extension that finds in the intent what it is to do; without a plan it behaves.
struct FuzzingExtension {
    private var line = HostileLine<MessageFromExtension, MessageToExtension>()
    /// How many hostile answers each plan has had: a conversation that goes on meets another one at each step.
    private var answers: [Plan: Int] = [:]

    mutating func run() throws {
        try line.send(.hello(version: WireVersion.current))
        for case .file(let file) in TypedSamples.values.values {
            if let content = file.content { try line.announce(content) }
        }
        while let message = try line.next() {
            if case .request(let id, let request) = message { try answer(request, id) }
        }
    }

    private mutating func answer(_ request: ExtensionRequest, _ id: Int) throws {
        let plan = Self.plan(in: request.intent)
        let reply = Self.reply(to: request)
        guard let plan else { return try line.send(.reply(id: id, reply)) }
        if plan.kind.isCall, case .handle = request {
            let count = try line.call(plan)
            return try line.send(
                .reply(id: id, .response(ResponsePayload(code: 4, properties: ["answer": .string("\(count)")]))))
        }
        if plan.kind == .files { try line.sendFile(plan) }
        if plan.kind == .fault { try line.send(plan, id: id) }
        guard plan.kind.isReply, Self.fits(plan.kind, request) else {
            return try line.send(.reply(id: id, reply))
        }
        var next = plan
        next.seed += answers[plan, default: 0]
        answers[plan, default: 0] += 1
        try line.send(next, id: id, value: request.intent.values["sample"] ?? Self.value(for: request.intent))
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
        case (.handle, .runningQuestion), (.handle, .runningProgress), (.handle, .stopped): true
        case (.resume, .runningQuestion), (.resume, .runningProgress), (.resume, .stopped), (.resume, .response): true
        case (.stop, .stopped): true
        case (.draw, .panel), (.update, .update), (.stopUpdates, .update): true
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
        case .update, .stopUpdates: return .update(nil)
        case .draw: return .panel(.declined)
        case .resume, .stop: return .stopped
        }
    }
}
