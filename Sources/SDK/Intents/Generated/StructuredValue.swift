// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

/// A value of one of SiriKit's domains: an object that is nothing but its properties.
///
/// It travels as an object with its class's name, and copies, compares and archives by the table of its properties.
@_spi(Generated) public protocol StructuredValue: NSObject, IntentRepresentable {
    /// The table of properties, those of a base first.
    static var properties: [IntentProperty] { get }
    /// What a person sees of the value.
    static var appearance: ValueAppearance { get }
    /// The classes that are kinds of this one, as which a value of this type may arrive.
    static var kinds: [any StructuredValue.Type] { get }
    /// A value without anything in it.
    init()
}

/// What a person sees of a value, by the names of properties.
@_spi(Generated) public struct ValueAppearance {
    let title: String?
    let subtitle: String?
    let image: String?

    /// - Parameters:
    ///   - title: The property that names the value.
    ///   - subtitle: The property that stands below it.
    ///   - image: The property that holds its picture.
    public init(title: String? = nil, subtitle: String? = nil, image: String? = nil) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }
}

@_spi(Generated) extension StructuredValue {
    /// The class's name with everything that is set.
    public func propertyValue() throws -> PropertyValue {
        let values = try type(of: self).properties.values(of: self)
        let appearance = type(of: self).appearance
        return PropertyValue(
            .object(
                ObjectValue(
                    typeName: "\(type(of: self))", identifier: values["identifier"]?.spoken,
                    displayString: appearance.title.flatMap { values[$0]?.spoken } ?? "",
                    subtitle: appearance.subtitle.flatMap { values[$0]?.spoken },
                    image: appearance.image.flatMap { values[$0]?.picture }, properties: values)))
    }

    /// The value; nil for another type.
    public static func restored(from value: PropertyValue) -> Self? {
        guard case .object(let object) = value.value else { return nil }
        let kind = kinds.first { "\($0)" == object.typeName } ?? self
        // What a phrase or a person gives has a text and no type.
        guard "\(kind)" == object.typeName, let restored = kind.init() as? Self else { return nil }
        return restored.fill(from: object) ? restored : nil
    }

    /// A copy: what is in it may be set again.
    public func duplicated() -> Self {
        let copy = type(of: self).init()
        for property in type(of: self).properties { property.copy(from: self, to: copy) }
        return copy
    }
}

extension StructuredValue {
    /// Sets what traveled; false when something does not fit.
    func fill(from object: ObjectValue) -> Bool {
        do {
            try type(of: self).properties.set(object.properties, on: self)
            return true
        } catch {
            return false
        }
    }

    /// Whether the other is of the same class and has the same in it.
    func equals(_ other: Any?) -> Bool {
        guard let other = other as? Self, type(of: other) == type(of: self) else { return false }
        if other === self { return true }
        // A value that has no form outside the process equals only itself.
        guard let own = try? propertyValue(), let its = try? other.propertyValue() else { return false }
        return own == its
    }

    /// Agrees with ``equals(_:)``.
    var contentHash: Int { (try? propertyValue())?.hashValue ?? ObjectIdentifier(self).hashValue }

    /// Writes everything into a keyed archive; reports what has no form outside the process.
    func encodeContent(with coder: NSCoder) { coder.encodeJSON { try propertyValue().value } }

    /// Sets what ``encodeContent(with:)`` wrote; false when it is of another class or damaged.
    func decodeContent(from coder: NSCoder) -> Bool {
        guard case .object(let object)? = coder.decodeJSON(IntentValue.self), object.typeName == "\(type(of: self))"
        else { return false }
        return fill(from: object)
    }
}

extension IntentValue {
    /// The value where it is a text or names itself.
    fileprivate var spoken: String? {
        switch self {
        case .string(let text): text
        case .speakableString(let text): text.spokenPhrase
        case .person(let person): person.displayName
        case .object(let object): object.displayString.isEmpty ? nil : object.displayString
        default: nil
        }
    }

    /// The value where it is a picture.
    fileprivate var picture: ImageValue? {
        if case .object(let object) = self { object.image } else { nil }
    }
}
