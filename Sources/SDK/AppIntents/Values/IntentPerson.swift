// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A person whom an intent concerns.
public struct IntentPerson: Sendable {
    /// What a person is known by.
    public enum Identifier: Hashable, Sendable {
        /// By the app.
        case applicationDefined(String)
        /// Among the contacts.
        case contact(String)
    }

    /// What a person is called.
    public enum Name: Hashable, Sendable {
        /// The name's parts.
        case components(PersonNameComponents)
        /// The whole name.
        case displayName(String)

        /// The whole name.
        var text: String {
            switch self {
            case .components(let components): components.formatted()
            case .displayName(let name): name
            }
        }
    }

    /// By what a parameter's persons are chosen.
    public enum ParameterMode: String, Sendable {
        /// By who they are.
        case contact
        /// By a mail address.
        case email
        /// By a telephone number.
        case phone
        /// By either.
        case emailOrPhone
    }

    /// What the person is known by.
    public var identifier: Identifier
    /// What the person is called.
    public var name: Name
    /// An address of the person's.
    public var handle: Handle?
    /// Further addresses.
    public var aliases: [Handle]
    /// Whether it is the one who asks.
    public var isMe: Bool
    /// A picture.
    public var image: DisplayRepresentation.Image?

    /// A person.
    public init(
        identifier: Identifier, name: Name, handle: Handle?, aliases: [Handle] = [], isMe: Bool = false,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.identifier = identifier
        self.name = name
        self.handle = handle
        self.aliases = aliases
        self.isMe = isMe
        self.image = image
    }
}

extension IntentPerson: _IntentValue {
    /// Made of nothing else.
    public static var defaultResolverSpecification: EmptyResolverSpecification<IntentPerson> {
        EmptyResolverSpecification()
    }
}

extension IntentPerson: DisplayRepresentable {
    /// “Person”.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Person" }

    /// The name, with the picture.
    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: LocalizedStringResource(stringLiteral: name.text), image: image)
    }
}
