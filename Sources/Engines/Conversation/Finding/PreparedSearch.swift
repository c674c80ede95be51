// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentValues
import Sentences
import SystemTexts
import Wire

/// What the action that finds an app's things looks for.
struct PreparedSearch: Hashable {
    /// The property of the answer that has what was found.
    static let found = "value"

    private let search: EntitySearch
    /// The same as the app is asked.
    let payload: SearchPayload

    /// Prepares the search of an intent; nil if that finds nothing.
    ///
    /// - Parameters:
    ///   - given: What is to be found besides what the values say.
    ///   - values: By the intent's parameters.
    /// - Throws: The end where the search cannot be made.
    init?(
        _ given: EntitySearch?, and values: [String: IntentValue], in context: ConversationContext
    ) throws(Failure) {
        guard let finding = Self.finding(context) else { return nil }
        var search = finding.search(values)
        if let given {
            let said = search.filters
            search = given
            search.filters += said
        }
        do throws(Problem<Fault>) {
            payload = try finding.payload(of: search)
        } catch {
            throw context.failure(.refused, context.say(.cannotDo), detail: "\(error.reason); \(error.remedy)")
        }
        self.search = search
    }

    /// The answer with what is wanted of all that the app gave.
    ///
    /// - Throws: The end where the app gave something else.
    func chosen(from answer: ResponsePayload, in context: ConversationContext) throws(Failure) -> ResponsePayload {
        guard let finding = Self.finding(context), answer.code == StandardResponseCode.success.rawValue else {
            return answer
        }
        let given: [IntentValue] =
            switch answer.properties[Self.found] {
            case .array(let values)?: values
            case let value?: [value]
            case nil: []
            }
        var answer = answer
        do throws(Problem<Fault>) {
            answer.properties = [Self.found: .array(try finding.found(given, by: search, calendar: context.calendar))]
        } catch {
            throw context.failure(.refused, context.say(.refusedByApp), detail: "\(error.reason); \(error.remedy)")
        }
        return answer
    }

    private static func finding(_ context: ConversationContext) -> EntityFinding? {
        EntityFinding(context.intent, in: context.definition.file)
    }
}
