// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An intent of a domain.
package struct DomainIntent: Hashable, Sendable, Codable {
    /// The base name, such as `SendMessage`.
    package var name: String
    package var parameters: [DomainProperty]?
    /// As Swift has them, each with its labels, types and defaults.
    package var initializers: [String]?
    /// The names of the response codes in the order of their numbers, from 0.
    package var codes: [String]
    /// The enumeration of the codes, where it is not called after the response.
    package var codeName: String?
    package var response: [DomainProperty]?
    /// What of the response is its result in a shortcut.
    package var output: String?
    /// Whether the framework has a constant with the intent's name.
    package var identifier: Bool?
    /// The label of the method that tells an observer of a new response, where the handler can be asked to tell.
    package var observer: String?
    /// The label of the intent in methods that confirm and handle; `intent` if absent.
    package var handlingLabel: String?
    /// The label of the completion in methods that resolve; `with` if absent.
    package var completionLabel: String?
    /// False for an intent that no extension handles.
    package var handled: Bool?
    /// What the person is told after the answer, until it is over.
    package var followed: FollowDeclaration?
    /// Whether the person has to agree before the handler acts, whatever the handler thinks.
    package var confirms: Bool?
    /// When the intent must not run; never, if absent.
    package var restriction: IntentDeclaration.Restriction?
}

extension DomainIntent {
    /// The class, such as `INSendMessageIntent`.
    package var className: String { "IN\(name)Intent" }
    /// The class of the response.
    package var responseName: String { "\(className)Response" }
    /// The enumeration of the response's codes.
    package var responseCodeName: String { codeName ?? "\(responseName)Code" }
    /// The protocol of those who are told about new responses.
    package var observerName: String { "\(responseName)Observer" }
    /// The system's own observer.
    package var reporterName: String { "\(responseName)Reporter" }
    /// The protocol of its handlers.
    package var handlingName: String { "\(className)Handling" }
}

/// A property of a domain's intent, response or value.
package struct DomainProperty: Hashable, Sendable, Codable {
    package var name: String
    /// As Swift writes it: `[INPerson]?`.
    package var type: String
    /// Whether an app may set it.
    package var settable: Bool?
    /// The value as an expression, for an older twin of another property.
    package var reads: String?
    /// Whether it stays in its process: what it holds has no form outside.
    package var local: Bool?
    /// Whether the person is asked for it where the handler does not ask.
    package var required: Bool?
    /// Where its value is found, which nobody says.
    package var found: FindDeclaration?
    /// What the methods that resolve it give, the newest first; absent if there are none.
    package var resolve: [String]?
}

/// A value class of a domain.
package struct DomainValue: Hashable, Sendable, Codable {
    /// The Swift name.
    package var name: String
    /// Whether Swift has something else than a class of its properties there, which is written by hand.
    package var handwritten: Bool?
    /// The value class it is a kind of; absent for a root.
    package var extends: String?
    package var properties: [DomainProperty]?
    /// As Swift has them.
    package var initializers: [String]?
    /// The property that a person reads as the value's name.
    package var title: String?
    /// The property that stands below it.
    package var subtitle: String?
    /// The property that holds its picture.
    package var image: String?
    /// The property that a person's words are the value of; absent where they only name the value.
    package var spoken: String?
    /// The kind that is made of a person's words, where it is another one.
    package var spokenAs: String?
}
