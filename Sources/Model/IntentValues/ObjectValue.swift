// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An instance of a custom type of a definition, or a plain `INObject`.
package struct ObjectValue: Hashable, Sendable, Codable {
    /// The Swift class name without its module; `INObject` when untyped.
    package var typeName: String
    package var identifier: String?
    /// What a person reads.
    package var displayString: String
    package var pronunciationHint: String?
    package var subtitle: String?
    package var image: ImageValue?
    /// Other ways to say the object.
    package var alternatives: [SpeakableStringValue]
    /// The type's own properties by name; properties without a value are left out.
    package var properties: [String: IntentValue]

    package init(
        typeName: String, identifier: String?, displayString: String, pronunciationHint: String? = nil,
        subtitle: String? = nil, image: ImageValue? = nil, alternatives: [SpeakableStringValue] = [],
        properties: [String: IntentValue] = [:]
    ) {
        self.typeName = typeName
        self.identifier = identifier
        self.displayString = displayString
        self.pronunciationHint = pronunciationHint
        self.subtitle = subtitle
        self.image = image
        self.alternatives = alternatives
        self.properties = properties
    }
}
