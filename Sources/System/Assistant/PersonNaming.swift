// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
package import IntentValues
import Wire

/// Puts in the place of a name that was said the person whom it means, on its way to the app.
///
/// In one conversation a name means the same person from the first question to the last, and the person is not asked
/// twice whether the app may know.
package struct PersonNaming: Sendable {
    /// Asks the person whether the app may know of their contacts; nil if they do not say.
    package typealias Question = @Sendable () async -> Bool?
    /// Whom a name means; nil if the words are to stay as they are.
    package typealias Names =
        @Sendable (_ spoken: String, _ app: BundleIdentifier, _ asking: @escaping Question) async -> PersonValue?

    private let names: Names?
    private let app: BundleIdentifier
    private var known: [String: PersonValue] = [:]

    init(_ names: Names?, for app: BundleIdentifier) {
        self.names = names
        self.app = app
    }

    /// A request with the persons of its intent.
    mutating func named(_ request: ExtensionRequest, asking question: @escaping Question) async -> ExtensionRequest {
        guard let names else { return request }
        var intent = request.intent
        for (name, value) in intent.values {
            intent.values[name] = await named(value, names, question)
        }
        guard intent != request.intent else { return request }
        return switch request {
        case .resolve(let parameter, _): .resolve(parameter: parameter, of: intent)
        case .options(let parameter, let search, _): .options(parameter: parameter, search: search, of: intent)
        case .defaultValue(let parameter, _): .defaultValue(parameter: parameter, of: intent)
        case .confirm: .confirm(intent)
        case .handle: .handle(intent)
        case .update: .update(intent)
        case .stopUpdates: .stopUpdates(intent)
        case .resume(let answer, _): .resume(answer, of: intent)
        case .draw, .stop: request
        }
    }

    private mutating func named(_ value: IntentValue, _ names: Names, _ question: @escaping Question) async
        -> IntentValue
    {
        switch value {
        case .person(let person) where person.isSpoken:
            if let known = known[person.displayName] { return .person(known) }
            guard let found = await names(person.displayName, app, question) else { return value }
            known[person.displayName] = found
            return .person(found)
        case .array(let elements):
            var persons: [IntentValue] = []
            for element in elements { persons.append(await named(element, names, question)) }
            return .array(persons)
        default: return value
        }
    }
}

extension PersonValue {
    /// Whether nothing is known of the person but the words; an app's own persons have a handle, if an empty one.
    fileprivate var isSpoken: Bool {
        handle == nil && contactIdentifier == nil && customIdentifier == nil && !isMe && !displayName.isEmpty
    }
}
