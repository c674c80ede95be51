// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Wire

/// The four exchanges of an order: resolve twice, confirm, handle.
enum SampleOrder {
    static let kind = IntentValue.object(
        ObjectValue(typeName: "PizzaKind", identifier: "margherita", displayString: "Margherita"))

    static let intent = IntentPayload(
        className: "PizzeriaKit.OrderPizzaIntent", identifier: "9A1B5B43-0B5E-4B0C-9B4E-0F6E1C7D2A10",
        values: ["kind": kind, "quantity": .integer(2)])

    static let exchanges: [(request: ExtensionRequest, reply: ExtensionReply)] = [
        (.resolve(parameter: "kind", of: intent), .resolution([.success(kind)], isArray: false)),
        (.resolve(parameter: "quantity", of: intent), .resolution([.success(.integer(2))], isArray: false)),
        (.confirm(intent), .response(ResponsePayload(code: 1))),
        (.handle(intent), .response(ResponsePayload(code: 4, properties: ["waitingTime": .integer(20)]))),
    ]

    /// The same exchanges as bytes.
    static func frames() throws -> [(request: Data, reply: Data)] {
        try exchanges.enumerated().map { index, exchange in
            (
                try FrameEncoder.encode(MessageToExtension.request(id: index + 1, exchange.request)),
                try FrameEncoder.encode(MessageFromExtension.reply(id: index + 1, exchange.reply))
            )
        }
    }

    /// What a handler would answer that has nothing to think about.
    static func reply(to request: ExtensionRequest) -> ExtensionReply {
        switch request {
        case .resolve("kind", _): exchanges[0].reply
        case .resolve("quantity", _): exchanges[1].reply
        case .confirm: exchanges[2].reply
        case .handle: exchanges[3].reply
        default: .refusal(ExtensionRefusal(.unknownIntent, "the benchmark's peer knows one order only"))
        }
    }
}
