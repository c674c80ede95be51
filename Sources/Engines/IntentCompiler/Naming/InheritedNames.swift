// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The names a generated class has from its superclass, which none of its
/// properties may take.
struct InheritedNames {
    /// As a sentence calls an instance.
    let owner: String
    private let names: Set<String>

    func contains(_ name: String) -> Bool {
        names.contains(name) || Self.ofEveryObject.contains(name)
    }

    static let intent = InheritedNames(
        owner: "intent",
        names: [
            "identifier", "intentDescription", "suggestedInvocationPhrase", "shortcutAvailability", "donationMetadata",
        ])

    static let response = InheritedNames(owner: "response", names: ["code", "userActivity", "rawCode", "setRawCode"])

    static let object = InheritedNames(
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
