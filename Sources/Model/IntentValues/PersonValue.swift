// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A person, as `INPerson` describes one.
package struct PersonValue: Hashable, Sendable {
    /// What kind of address a handle is; the numbers are Apple's.
    package enum HandleType: Int, Sendable, Codable {
        case unknown = 0
        case emailAddress = 1
        case phoneNumber = 2
    }

    /// An address at which a person is reached.
    package struct Handle: Hashable, Sendable, Codable {
        package var value: String?
        package var type: HandleType
        package var label: String?

        package init(value: String?, type: HandleType, label: String? = nil) {
            self.value = value
            self.type = type
            self.label = label
        }
    }

    /// How an app wants a person shown that it donates; the numbers are Apple's.
    package enum SuggestionType: Int, Sendable, Codable {
        case none = 0
        case socialProfile = 1
        case instantMessageAddress = 2
    }

    package var handle: Handle?
    package var nameComponents: PersonNameComponents?
    package var displayName: String
    package var image: ImageValue?
    package var contactIdentifier: String?
    package var customIdentifier: String?
    package var relationship: String?
    package var isMe: Bool
    /// Further addresses of the same person.
    package var aliases: [Handle]?
    package var suggestionType: SuggestionType
    /// Others whom the words that were said may mean, the likeliest first; they have no matches of their own.
    package var siriMatches: [PersonValue]?
    /// Whether it is a guess at who is meant.
    package var isContactSuggestion: Bool

    package init(
        handle: Handle? = nil, nameComponents: PersonNameComponents? = nil, displayName: String,
        image: ImageValue? = nil, contactIdentifier: String? = nil, customIdentifier: String? = nil,
        relationship: String? = nil, isMe: Bool = false, aliases: [Handle]? = nil,
        suggestionType: SuggestionType = .none, siriMatches: [PersonValue]? = nil, isContactSuggestion: Bool = false
    ) {
        self.handle = handle
        self.nameComponents = nameComponents
        self.displayName = displayName
        self.image = image
        self.contactIdentifier = contactIdentifier
        self.customIdentifier = customIdentifier
        self.relationship = relationship
        self.isMe = isMe
        self.aliases = aliases
        self.suggestionType = suggestionType
        self.siriMatches = siriMatches
        self.isContactSuggestion = isContactSuggestion
    }

    /// Who the person is, without what was only looked up or guessed beside it.
    package var identity: PersonValue {
        var person = self
        person.aliases = nil
        person.suggestionType = .none
        person.siriMatches = nil
        person.isContactSuggestion = false
        return person
    }
}

extension PersonValue: Codable {
    private enum Field: String, CodingKey {
        case handle, nameComponents, displayName, image, contactIdentifier, customIdentifier, relationship, isMe
        case aliases, suggestionType, siriMatches, isContactSuggestion
    }

    /// Reads what was written before there were aliases and matches, too. Matches of matches are left out.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Field.self)
        self.init(
            handle: try container.decodeIfPresent(Handle.self, forKey: .handle),
            nameComponents: try container.decodeIfPresent(PersonNameComponents.self, forKey: .nameComponents),
            displayName: try container.decode(String.self, forKey: .displayName),
            image: try container.decodeIfPresent(ImageValue.self, forKey: .image),
            contactIdentifier: try container.decodeIfPresent(String.self, forKey: .contactIdentifier),
            customIdentifier: try container.decodeIfPresent(String.self, forKey: .customIdentifier),
            relationship: try container.decodeIfPresent(String.self, forKey: .relationship),
            isMe: try container.decode(Bool.self, forKey: .isMe),
            aliases: try container.decodeIfPresent([Handle].self, forKey: .aliases),
            suggestionType: try container.decodeIfPresent(SuggestionType.self, forKey: .suggestionType) ?? .none,
            siriMatches: try container.decodeIfPresent([PersonValue].self, forKey: .siriMatches),
            isContactSuggestion: try container.decodeIfPresent(Bool.self, forKey: .isContactSuggestion) ?? false)
        for place in siriMatches?.indices ?? 0..<0 { siriMatches?[place].siriMatches = nil }
    }

    /// What a person has nothing of is not written, so that a person without them is written as ever.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Field.self)
        try container.encodeIfPresent(handle, forKey: .handle)
        try container.encodeIfPresent(nameComponents, forKey: .nameComponents)
        try container.encode(displayName, forKey: .displayName)
        try container.encodeIfPresent(image, forKey: .image)
        try container.encodeIfPresent(contactIdentifier, forKey: .contactIdentifier)
        try container.encodeIfPresent(customIdentifier, forKey: .customIdentifier)
        try container.encodeIfPresent(relationship, forKey: .relationship)
        try container.encode(isMe, forKey: .isMe)
        try container.encodeIfPresent(aliases, forKey: .aliases)
        if suggestionType != .none { try container.encode(suggestionType, forKey: .suggestionType) }
        try container.encodeIfPresent(siriMatches, forKey: .siriMatches)
        if isContactSuggestion { try container.encode(isContactSuggestion, forKey: .isContactSuggestion) }
    }
}
