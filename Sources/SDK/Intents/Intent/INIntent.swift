// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import Wire

/// A request that a person makes to an app, with its parameters.
///
/// An app never makes a bare `INIntent`; it uses the class that its definition
/// file became. The system gives each handler an intent of its own, so an
/// intent belongs to one thread at a time.
open class INIntent: NSObject, NSCopying, NSSecureCoding {
    /// An identifier that the intent's sender may set.
    open internal(set) var identifier: String?
    /// The phrase that the app suggests for the intent.
    open var suggestedInvocationPhrase: String?
    /// Additional places where the system may suggest the intent.
    open var shortcutAvailability: INShortcutAvailabilityOptions = []

    #if SiriKit
    /// Metadata for donations of the intent.
    @NSCopying open var donationMetadata: INIntentDonationMetadata?
    #endif

    var images: [String: INImage] = [:]

    /// Creates an intent without values.
    public override init() { super.init() }

    /// An intent without any value, made by the system from its class.
    @_spi(Generated) public required convenience init(blank: Void) { self.init() }

    /// The table of parameters; a generated class overrides it.
    @_spi(Generated) open class var properties: [IntentProperty] { [] }

    /// The way to the handling protocol's methods; a generated class overrides it.
    @_spi(Generated) open class var dispatch: IntentDispatch? { nil }

    /// The sets of parameters with which the intent is a shortcut, titled ones alone; nil when it always is. A
    /// generated class overrides it.
    @_spi(Generated) open class var shortcutTypes: [[String]]? { nil }

    /// A description made from the class's name.
    open var intentDescription: String? { "\(type(of: self))".droppingSuffix("Intent").spelledOut }

    /// Returns a copy of the intent.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init(blank: ())
        copy.identifier = identifier
        copy.suggestedInvocationPhrase = suggestedInvocationPhrase
        copy.shortcutAvailability = shortcutAvailability
        #if SiriKit
        copy.donationMetadata = donationMetadata
        #endif
        copy.images = images
        for property in Self.properties {
            property.copy(from: self, to: copy)
        }
        return copy
    }

    /// Equal when class, identifier, suggested phrase and all values are.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INIntent else { return false }
        if other === self { return true }
        // A value that has no form outside the process equals only itself.
        guard let payload = try? payload(), let otherPayload = try? other.payload() else { return false }
        return payload == otherPayload
    }

    /// Agrees with ``isEqual(_:)``.
    open override var hash: Int { (try? payload())?.hashValue ?? ObjectIdentifier(self).hashValue }

    /// Always true: an intent is archived as JSON.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the intent's values into a keyed archive; reports a value that has no form outside the process.
    open func encode(with coder: NSCoder) { coder.encodeJSON { try payload() } }

    /// Reads what ``encode(with:)`` wrote; nil when it is of another class or damaged.
    public required convenience init?(coder: NSCoder) {
        self.init()
        guard let payload = coder.decodeJSON(IntentPayload.self), payload.className == Self.wireName else { return nil }
        do {
            try fill(from: payload)
        } catch {
            coder.report(error)
            return nil
        }
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Sets a parameter's picture by the parameter's name; Swift code uses the key path.
    public func __setImage(_ image: INImage?, forParameterNamed parameterName: String) {
        images[parameterName] = image
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A parameter's picture by the parameter's name; Swift code uses the key path.
    public func __image(forParameterNamed parameterName: String) -> INImage? { images[parameterName] }

    /// The picture of the first parameter that has one.
    public func keyImage() -> INImage? { Self.properties.lazy.compactMap { self.images[$0.name] }.first }

    /// The name of the parameter that a key path leads to.
    static func propertyName(at path: AnyKeyPath) -> String? { properties.first { $0.path == path }?.name }
}

extension INIntent {
    /// Whether the intent, with the values it has now, can be a shortcut.
    var mayBeShortcut: Bool {
        guard let types = Self.shortcutTypes else { return true }
        // A value that has no form outside the process keeps the intent from being anything but an object here.
        guard let values = try? Self.properties.values(of: self) else { return false }
        return types.contains { $0.allSatisfy(values.keys.contains) }
    }
}

extension INIntent {
    /// The class as the system knows it.
    static var wireName: String { WireName.of(self) }

    /// The intent as it travels.
    ///
    /// - Throws: ``UnrepresentableValue`` when a value has no form outside the process.
    func payload() throws -> IntentPayload {
        IntentPayload(
            className: Self.wireName, identifier: identifier, suggestedInvocationPhrase: suggestedInvocationPhrase,
            values: try Self.properties.values(of: self))
    }

    /// Sets what traveled.
    func fill(from payload: IntentPayload) throws(MisfitValue) {
        identifier = payload.identifier
        suggestedInvocationPhrase = payload.suggestedInvocationPhrase
        try Self.properties.set(payload.values, on: self)
    }
}

/// Lets an intent's images be reached by key paths of its own class.
///
/// The name is Apple's; apps see only the two methods on their intents.
public protocol _INIntentSetImageKeyPath {}

extension INIntent: _INIntentSetImageKeyPath {}

extension _INIntentSetImageKeyPath where Self: INIntent {
    /// Sets the picture of a parameter's value; nil removes it.
    ///
    /// A key path that leads to no parameter of the intent changes nothing.
    public func setImage<Value>(_ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>) {
        guard let name = Self.propertyName(at: parameterName) else { return }
        __setImage(image, forParameterNamed: name)
    }

    /// Returns the picture of a parameter's value.
    public func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage? {
        Self.propertyName(at: parameterName).flatMap { __image(forParameterNamed: $0) }
    }
}
