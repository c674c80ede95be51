// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition

/// A definition, and handlers of it as an app's author writes them.
enum HandlerSample {
    static let definition: DefinitionFile = {
        let bread = ValueType.object(name: "Bread", namespace: nil)
        let size = ValueType.enumeration(name: "Size", namespace: nil)
        let parameters = [
            Samples.parameter("bread", bread, hasOptions: true, searches: true, reasons: ["soldOut"]),
            Samples.parameter("loaves", .integer), Samples.parameter("size", size),
            Samples.parameter("extras", isArray: true, hasOptions: true),
        ]
        let intent = Samples.intent(
            "OrderBread", parameters, gives: [Samples.property("minutes", .integer), Samples.property("bread", bread)],
            answers: [Samples.code("success", "${minutes}"), Samples.code("unavailableBread", "${bread}")])
        return Samples.definition(
            intent, Samples.intent("CancelBread", [Samples.parameter("bread", bread)]),
            enums: [Samples.enumeration("Size", ["unknown": 0, "small": 1])],
            types: [TypeDeclaration(name: "Bread", properties: [Samples.property("price", .currencyAmount)])])
    }()

    static let source = """
        import Foundation
        import Intents

        final class CompletionHandler: NSObject, OrderBreadIntentHandling {
            func handle(intent: OrderBreadIntent, completion: @escaping (OrderBreadIntentResponse) -> Void) {
                guard let bread = intent.bread, let loaves = intent.loaves as? Int, loaves > 0 else {
                    return completion(.init(code: .failure, userActivity: nil))
                }
                completion(bread.price == nil ? .unavailableBread(bread) : .success(minutes: NSNumber(value: loaves)))
            }

            func confirm(intent: OrderBreadIntent, completion: @escaping (OrderBreadIntentResponse) -> Void) {
                let response = OrderBreadIntentResponse(code: .ready, userActivity: nil)
                response.minutes = 5
                completion(response)
            }

            func resolveBread(
                for intent: OrderBreadIntent, with completion: @escaping (OrderBreadBreadResolutionResult) -> Void
            ) {
                guard let bread = intent.bread else { return completion(.needsValue()) }
                switch bread.displayString {
                case "Rye": completion(.success(with: bread))
                case "Any": completion(.disambiguation(with: [bread, Bread(identifier: "2", display: "Oat")]))
                case "Sure": completion(.confirmationRequired(with: bread))
                case "None": completion(.unsupported(forReason: .soldOut))
                default: completion(.unsupported())
                }
            }

            func resolveLoaves(
                for intent: OrderBreadIntent, with completion: @escaping (OrderBreadLoavesResolutionResult) -> Void
            ) {
                completion((intent.loaves?.intValue ?? 0) < 0
                    ? .unsupported(forReason: .negativeNumbersNotSupported) : .success(with: 1))
            }

            func resolveSize(
                for intent: OrderBreadIntent, with completion: @escaping (SizeResolutionResult) -> Void
            ) {
                completion(intent.size == .unknown ? .confirmationRequired(with: .small) : .success(with: intent.size))
            }

            func resolveExtras(
                for intent: OrderBreadIntent, with completion: @escaping ([INStringResolutionResult]) -> Void
            ) {
                completion(intent.extras?.map { .success(with: $0) } ?? [.notRequired()])
            }

            func provideBreadOptionsCollection(
                for intent: OrderBreadIntent, searchTerm: String?,
                with completion: @escaping (INObjectCollection<Bread>?, Error?) -> Void
            ) {
                let section = INObjectSection(title: "Fresh", items: [Bread(identifier: "1", display: "Rye")])
                completion(INObjectCollection(sections: [section]), nil)
            }

            func provideExtrasOptions(
                for intent: OrderBreadIntent, with completion: @escaping ([String]?, Error?) -> Void
            ) {
                completion(["seeds"], nil)
            }

            func defaultBread(for intent: OrderBreadIntent) -> Bread? { nil }
        }

        final class AsyncHandler: NSObject, OrderBreadIntentHandling {
            func handle(intent: OrderBreadIntent) async -> OrderBreadIntentResponse { .success(minutes: 3) }
            func resolveSize(for intent: OrderBreadIntent) async -> SizeResolutionResult { .needsValue() }
            func provideExtrasOptionsCollection(for intent: OrderBreadIntent) async throws -> INObjectCollection<NSString> {
                INObjectCollection(items: ["seeds"])
            }
        }

        final class SilentHandler: NSObject, CancelBreadIntentHandling {}

        class IntentHandler: INExtension {
            override func handler(for intent: INIntent) -> Any {
                intent is OrderBreadIntent ? CompletionHandler() : SilentHandler()
            }
        }
        """
}
