// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import Wire

/// An app's handler, as a script: what each of its methods answers.
struct Handler {
    typealias Resolve = (IntentPayload) -> ExtensionReply

    var resolve: [String: Resolve] = [:]
    var options: [String: (String?) -> ExtensionReply] = [:]
    var defaults: [String: IntentValue] = [:]
    var confirm: (IntentPayload) -> ExtensionReply = { _ in .response(ResponsePayload(code: 1)) }
    /// What the run of an App Intent makes of an answer.
    var resume: (AnswerPayload?) -> ExtensionReply = { _ in .stopped }
    var handle: (IntentPayload) -> ExtensionReply = { _ in .response(ResponsePayload(code: 4)) }

    func reply(to request: ExtensionRequest) -> ExtensionReply {
        switch request {
        case .resolve(let parameter, let intent):
            resolve[parameter].map { $0(intent) } ?? Self.accepting(parameter, intent)
        case .options(let parameter, let search, _):
            options[parameter].map { $0(search) }
                ?? .refusal(ExtensionRefusal(.notImplemented, "no options for \(parameter)"))
        case .defaultValue(let parameter, _): .defaultValue(defaults[parameter])
        case .confirm(let intent): confirm(intent)
        case .handle(let intent): handle(intent)
        case .update, .stopUpdates: .update(nil)
        case .draw: .panel(.declined)
        case .resume(let answer, _): resume(answer)
        case .stop: .stopped
        }
    }

    /// What a handler without opinions answers: any value is good, none is asked for.
    private static func accepting(_ parameter: String, _ intent: IntentPayload) -> ExtensionReply {
        one(intent.values[parameter].map(ResolutionPayload.success) ?? .needsValue)
    }

    /// The verdict on a single value.
    static func one(_ result: ResolutionPayload) -> ExtensionReply {
        .resolution([result], isArray: false)
    }

    /// The verdicts on the elements of an array.
    static func each(_ results: ResolutionPayload...) -> ExtensionReply {
        .resolution(results, isArray: true)
    }

    static func list(_ items: [IntentValue]) -> ExtensionReply {
        .options(OptionsPayload(sections: [.init(items: items)]))
    }

    /// The menu of the coffee shop, searched by name.
    static var barista: Handler {
        let menu = [
            ("espresso", "Espresso"), ("flat-white", "Flat White"), ("latte", "Latte"), ("iced-latte", "Iced Latte"),
        ]
        var handler = Handler()
        handler.options["drink"] = { search in
            list(
                menu.filter { search.map($0.1.lowercased().contains) ?? true }
                    .map { CoffeeShop.drink($0.0, $0.1) })
        }
        handler.resolve["size"] = { _ in one(.notRequired) }
        return handler
    }
}
