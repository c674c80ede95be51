// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentValues
import Sentences
import SystemTexts
import Wire

/// The action that finds an app's things.
extension Conversation {
    /// The property of the answer that has what was found.
    static let found = "value"

    /// Notes what is to be found, where the intent finds something.
    ///
    /// - Returns: The effects of the end where the search cannot be made; nil if it can.
    mutating func prepareSearch() -> [Effect]? {
        guard let finding else { return nil }
        var search = finding.search(values)
        if let given = invocation.search {
            let said = search.filters
            search = given
            search.filters += said
        }
        do throws(Problem<Fault>) {
            searchPayload = try finding.payload(of: search)
        } catch {
            return fail(.refused, context.say(.cannotDo), detail: "\(error.reason); \(error.remedy)")
        }
        self.search = search
        return nil
    }

    /// Leaves of what the app gave what is wanted.
    ///
    /// - Returns: The effects of the end where the app gave something else; nil if all is well.
    mutating func choose(of payload: inout ResponsePayload) -> [Effect]? {
        guard let finding, let search, payload.code == StandardResponseCode.success.rawValue else { return nil }
        let given: [IntentValue]
        switch payload.properties[Self.found] {
        case .array(let values)?: given = values
        case let value?: given = [value]
        case nil: given = []
        }
        do throws(Problem<Fault>) {
            payload.properties = [
                Self.found: .array(try finding.found(given, by: search, calendar: context.calendar))
            ]
        } catch {
            return fail(.refused, context.say(.refusedByApp), detail: "\(error.reason); \(error.remedy)")
        }
        return nil
    }

    private var finding: EntityFinding? { EntityFinding(context.intent, in: context.definition.file) }
}
