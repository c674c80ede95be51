// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

/// One of an app's own objects that an intent uses, such as a pizza, an account or a metro line.
///
/// The custom types of a definition file become subclasses with typed
/// properties.
open class INObject: NSObject, INSpeakable, NSCopying, NSSecureCoding {
    /// The app's own name for the thing.
    open private(set) var identifier: String?
    /// What a person reads and, without a hint, hears.
    open private(set) var displayString: String
    /// A spelling that is said right where ``displayString`` is not.
    open private(set) var pronunciationHint: String?
    /// A second, smaller line under the first.
    open var subtitleString: String?
    /// The picture beside the text.
    open var displayImage: INImage?
    /// Other ways to say the thing.
    open var alternativeSpeakableMatches: [any INSpeakable]?

    /// A thing said otherwise than it is written.
    public init(identifier: String?, display displayString: String, pronunciationHint: String?) {
        self.identifier = identifier
        self.displayString = displayString
        self.pronunciationHint = pronunciationHint
    }

    /// A thing said as it is written.
    public convenience init(identifier: String?, display displayString: String) {
        self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
    }

    /// A thing with a second line and a picture.
    public convenience init(
        identifier: String?, display displayString: String, subtitle subtitleString: String?,
        image displayImage: INImage?
    ) {
        self.init(
            identifier: identifier, display: displayString, pronunciationHint: nil, subtitle: subtitleString,
            image: displayImage)
    }

    /// A thing with a second line and a picture, said otherwise than it is written.
    public convenience init(
        identifier: String?, display displayString: String, pronunciationHint: String?,
        subtitle subtitleString: String?, image displayImage: INImage?
    ) {
        self.init(identifier: identifier, display: displayString, pronunciationHint: pronunciationHint)
        self.subtitleString = subtitleString
        self.displayImage = displayImage
    }

    /// A thing without a text, made by the system from its class.
    @_spi(Generated) public required convenience init(blank: Void) {
        self.init(identifier: nil, display: "", pronunciationHint: nil)
    }

    /// The table of a custom type's properties; a generated class overrides it.
    @_spi(Generated) open class var properties: [IntentProperty] { [] }

    /// The same as ``displayString``.
    open var spokenPhrase: String { displayString }
    /// The same as ``identifier``.
    open var vocabularyIdentifier: String? { identifier }

    /// Replaces ``alternativeSpeakableMatches``.
    open func setAlternativeSpeakableMatches(_ matches: [INSpeakableString]?) {
        alternativeSpeakableMatches = matches
    }

    /// A thing of the same class with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init(blank: ())
        copy.identifier = identifier
        copy.displayString = displayString
        copy.pronunciationHint = pronunciationHint
        copy.subtitleString = subtitleString
        copy.displayImage = displayImage
        copy.alternativeSpeakableMatches = alternativeSpeakableMatches
        for property in Self.properties {
            property.copy(from: self, to: copy)
        }
        return copy
    }

    /// Equal when class, texts, picture and all values are.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INObject else { return false }
        if other === self { return true }
        // A value that has no form outside the process equals only itself.
        guard type(of: self) == type(of: other), let value = try? objectValue(),
            let otherValue = try? other.objectValue()
        else { return false }
        return value == otherValue
    }

    /// Agrees with ``isEqual(_:)``.
    open override var hash: Int { identifier?.hashValue ?? displayString.hashValue }

    /// The display string.
    open override var description: String { displayString }

    /// Always true: the archive contains JSON.
    open class var supportsSecureCoding: Bool { true }

    /// Encodes it into a keyed archive.
    open func encode(with coder: NSCoder) { coder.encodeJSON { try objectValue() } }

    /// Reads what ``encode(with:)`` wrote; nil when it is of another type or damaged.
    public required convenience init?(coder: NSCoder) {
        self.init(blank: ())
        guard let value = coder.decodeJSON(ObjectValue.self), fill(from: value) else { return nil }
    }
}

extension INObject {
    private static let baseName = "INObject"

    /// The object as it travels.
    func objectValue() throws -> ObjectValue {
        ObjectValue(
            typeName: "\(type(of: self))", identifier: identifier, displayString: displayString,
            pronunciationHint: pronunciationHint, subtitle: subtitleString, image: displayImage?.value,
            alternatives: (alternativeSpeakableMatches ?? []).map(SpeakableStringValue.init),
            properties: try Self.properties.values(of: self))
    }

    /// Sets what traveled; false when it is of another type. An object without a type fits every class.
    func fill(from value: ObjectValue) -> Bool {
        guard
            value.typeName == "\(type(of: self))" || value.typeName == Self.baseName || type(of: self) == INObject.self
        else { return false }
        identifier = value.identifier
        displayString = value.displayString
        pronunciationHint = value.pronunciationHint
        subtitleString = value.subtitle
        displayImage = value.image.map { INImage($0) }
        alternativeSpeakableMatches = value.alternatives.isEmpty ? nil : value.alternatives.map(INSpeakableString.init)
        // A plain INObject has no place for a custom type's properties.
        guard type(of: self) != INObject.self else { return true }
        do {
            try Self.properties.set(value.properties, on: self)
            return true
        } catch {
            return false
        }
    }
}

extension SpeakableStringValue {
    fileprivate init(_ speakable: any INSpeakable) {
        self.init(
            identifier: speakable.vocabularyIdentifier, spokenPhrase: speakable.spokenPhrase,
            pronunciationHint: speakable.pronunciationHint)
    }
}

@_spi(Generated) extension INObject: IntentRepresentable {
    /// Type, texts, picture and values.
    public func propertyValue() throws -> PropertyValue { PropertyValue(.object(try objectValue())) }

    /// The object; nil for another type.
    public static func restored(from value: PropertyValue) -> Self? {
        guard case .object(let value) = value.value else { return nil }
        let object = self.init(blank: ())
        return object.fill(from: value) ? object : nil
    }

    /// A copy: an object's subtitle, picture and values can be changed.
    public func duplicated() -> Self { copy() as? Self ?? self }
}
