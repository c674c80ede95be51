// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The names a generated class has from its superclass, which none of its
/// properties may take.
package struct InheritedNames: Sendable {
    /// As a sentence calls an instance.
    package let owner: String
    private let names: Set<String>

    package func contains(_ name: String) -> Bool {
        names.contains(name) || Self.ofEveryObject.contains(name)
    }

    package static let intent = InheritedNames(
        owner: "intent",
        names: [
            "identifier", "intentDescription", "suggestedInvocationPhrase", "shortcutAvailability", "donationMetadata",
        ])

    package static let response = InheritedNames(
        owner: "response", names: ["code", "userActivity", "rawCode", "setRawCode"])

    package static let object = InheritedNames(
        owner: "object",
        names: [
            "identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches", "subtitleString",
            "displayImage", "spokenPhrase", "vocabularyIdentifier",
        ])

    /// Of `NSObject`; and what follows a type's dot in Swift.
    private static let ofEveryObject: Set<String> = [
        "description", "debugDescription", "hash", "superclass", "copy", "mutableCopy", "isProxy", "self",
        "classForCoder", "Type", "Protocol",
    ]
}
