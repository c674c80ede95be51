// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

/// Text together with its pronunciation.
open class INSpeakableString: NSObject, INSpeakable, NSCopying, NSSecureCoding {
    let value: SpeakableStringValue

    /// A text that an app's vocabulary knows.
    public convenience init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.init(
            SpeakableStringValue(
                identifier: vocabularyIdentifier, spokenPhrase: spokenPhrase, pronunciationHint: pronunciationHint))
    }

    /// The same as ``init(vocabularyIdentifier:spokenPhrase:pronunciationHint:)``, under its older name.
    public convenience init(identifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.init(vocabularyIdentifier: identifier, spokenPhrase: spokenPhrase, pronunciationHint: pronunciationHint)
    }

    /// A text said as it is written.
    public convenience init(spokenPhrase: String) {
        self.init(SpeakableStringValue(spokenPhrase: spokenPhrase))
    }

    init(_ value: SpeakableStringValue) { self.value = value }

    /// The text.
    open var spokenPhrase: String { value.spokenPhrase }
    /// A spelling that is said right.
    open var pronunciationHint: String? { value.pronunciationHint }
    /// The app's own name for it.
    open var vocabularyIdentifier: String? { value.identifier }
    /// The same as ``vocabularyIdentifier``.
    open var identifier: String? { value.identifier }
    /// None: a plain text means itself.
    open var alternativeSpeakableMatches: [any INSpeakable]? { nil }

    /// Itself: a speakable string does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Equal when phrase, hint and identifier are.
    open override func isEqual(_ object: Any?) -> Bool { (object as? INSpeakableString)?.value == value }

    /// Agrees with ``isEqual(_:)``.
    open override var hash: Int { value.hashValue }

    /// The phrase.
    open override var description: String { spokenPhrase }

    /// Always true: the archive contains JSON.
    open class var supportsSecureCoding: Bool { true }

    /// Encodes it into a keyed archive.
    open func encode(with coder: NSCoder) { coder.encodeJSON { value } }

    /// Decodes an archive from ``encode(with:)``; nil if it is damaged.
    public required convenience init?(coder: NSCoder) {
        guard let value = coder.decodeJSON(SpeakableStringValue.self) else { return nil }
        self.init(value)
    }
}

@_spi(Generated) extension INSpeakableString: IntentRepresentable {
    /// Phrase, hint and identifier.
    public func propertyValue() -> PropertyValue { PropertyValue(.speakableString(value)) }

    /// The speakable string; nil for another type.
    public static func restored(from value: PropertyValue) -> Self? {
        guard case .speakableString(let value) = value.value else { return nil }
        return INSpeakableString(value) as? Self
    }
}
