// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if SiriKit

import IntentValues

/// A car that an app knows.
open class INCar: NSObject, NSCopying, NSSecureCoding {
    /// The car's identifier.
    public let carIdentifier: String
    /// The name to show.
    public let displayName: String?
    /// The year it was made.
    public let year: String?
    /// The manufacturer.
    public let make: String?
    /// The model.
    public let model: String?
    /// The head unit that connects to a device.
    public let headUnit: HeadUnit?
    /// The supported charging connectors.
    public let supportedChargingConnectors: [ChargingConnectorType]
    private var maximumPowers: [String: Double] = [:]

    /// A kind of charging connector.
    public struct ChargingConnectorType: RawRepresentable, Hashable, Sendable {
        /// Apple's name for the kind.
        public let rawValue: String

        /// The kind with Apple's name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// SAE J1772.
        public static let j1772 = ChargingConnectorType(rawValue: "J1772")
        /// CCS, combo 1.
        public static let ccs1 = ChargingConnectorType(rawValue: "CCS1")
        /// CCS, combo 2.
        public static let ccs2 = ChargingConnectorType(rawValue: "CCS2")
        /// CHAdeMO.
        public static let chaDeMo = ChargingConnectorType(rawValue: "CHAdeMO")
        /// GB/T, alternating current.
        public static let gbtAC = ChargingConnectorType(rawValue: "GBT_AC")
        /// GB/T, direct current.
        public static let gbtDC = ChargingConnectorType(rawValue: "GBT_DC")
        /// Tesla’s.
        public static let tesla = ChargingConnectorType(rawValue: "Tesla")
        /// Mennekes, type 2.
        public static let mennekes = ChargingConnectorType(rawValue: "Mennekes")
    }

    /// A car's head unit.
    open class HeadUnit: NSObject, NSCopying, NSSecureCoding {
        /// Its identifier over Bluetooth.
        public let bluetoothIdentifier: String?
        /// Its identifier over a cable.
        public let iAP2Identifier: String?

        /// A head unit by its identifiers.
        public init(bluetoothIdentifier: String?, iAP2Identifier: String?) {
            self.bluetoothIdentifier = bluetoothIdentifier
            self.iAP2Identifier = iAP2Identifier
        }

        /// Returns itself, since it is immutable.
        open func copy(with zone: NSZone? = nil) -> Any { self }

        /// Equal if both identifiers are equal.
        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? HeadUnit else { return false }
            return other.bluetoothIdentifier == bluetoothIdentifier && other.iAP2Identifier == iAP2Identifier
        }

        /// Agrees with ``isEqual(_:)``.
        open override var hash: Int { [bluetoothIdentifier, iAP2Identifier].hashValue }

        /// Always true: the archive contains JSON.
        open class var supportsSecureCoding: Bool { true }

        /// Encodes it into a keyed archive.
        open func encode(with coder: NSCoder) { coder.encodeJSON { [bluetoothIdentifier, iAP2Identifier] } }

        /// Decodes an archive from ``encode(with:)``; nil if it is damaged.
        public required convenience init?(coder: NSCoder) {
            guard let own = coder.decodeJSON([String?].self), own.count == 2 else { return nil }
            self.init(bluetoothIdentifier: own[0], iAP2Identifier: own[1])
        }
    }

    /// A car.
    public init(
        carIdentifier: String, displayName: String?, year: String?, make: String?, model: String?,
        headUnit: HeadUnit?, supportedChargingConnectors: [ChargingConnectorType]
    ) {
        self.carIdentifier = carIdentifier
        self.displayName = displayName
        self.year = year
        self.make = make
        self.model = model
        self.headUnit = headUnit
        self.supportedChargingConnectors = supportedChargingConnectors
    }

    /// Sets the maximum charging power of a connector.
    open func setMaximumPower(_ power: Measurement<UnitPower>, for chargingConnectorType: ChargingConnectorType) {
        maximumPowers[chargingConnectorType.rawValue] = power.converted(to: .watts).value
    }

    /// The maximum charging power of a connector; nil if it was never set.
    open func maximumPower(for chargingConnectorType: ChargingConnectorType) -> Measurement<UnitPower>? {
        maximumPowers[chargingConnectorType.rawValue].map { Measurement(value: $0, unit: .watts) }
    }

    struct Archive: Codable, Hashable {
        var identifier: String
        var texts: [String?]
        var headUnit: [String?]?
        var connectors: [String]
        var powers: [String: Double]
    }

    var archive: Archive {
        Archive(
            identifier: carIdentifier, texts: [displayName, year, make, model],
            headUnit: headUnit.map { [$0.bluetoothIdentifier, $0.iAP2Identifier] },
            connectors: supportedChargingConnectors.map(\.rawValue), powers: maximumPowers)
    }

    convenience init?(_ archive: Archive) {
        guard archive.texts.count == 4, archive.headUnit.map({ $0.count == 2 }) ?? true else { return nil }
        self.init(
            carIdentifier: archive.identifier, displayName: archive.texts[0], year: archive.texts[1],
            make: archive.texts[2], model: archive.texts[3],
            headUnit: archive.headUnit.map { HeadUnit(bluetoothIdentifier: $0[0], iAP2Identifier: $0[1]) },
            supportedChargingConnectors: archive.connectors.map(ChargingConnectorType.init(rawValue:)))
        maximumPowers = archive.powers
    }

    /// Returns a copy, whose charging power can be changed.
    open func copy(with zone: NSZone? = nil) -> Any { INCar(archive) ?? self }

    /// Equal if all properties are equal.
    open override func isEqual(_ object: Any?) -> Bool { (object as? INCar)?.archive == archive }

    /// Agrees with ``isEqual(_:)``.
    open override var hash: Int { carIdentifier.hashValue }

    /// Always true: the archive contains JSON.
    open class var supportsSecureCoding: Bool { true }

    /// Encodes it into a keyed archive.
    open func encode(with coder: NSCoder) { coder.encodeJSON { archive } }

    /// Decodes an archive from ``encode(with:)``; nil if it is damaged.
    public required convenience init?(coder: NSCoder) {
        guard let archive = coder.decodeJSON(Archive.self) else { return nil }
        self.init(archive)
    }
}

@_spi(Generated) extension INCar: IntentRepresentable {
    /// As an object that holds the car as JSON.
    public func propertyValue() throws -> PropertyValue {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let content = String(decoding: try encoder.encode(archive), as: UTF8.self)
        return PropertyValue(
            .object(
                ObjectValue(
                    typeName: "INCar", identifier: carIdentifier, displayString: displayName ?? "",
                    properties: ["content": .string(content)])))
    }

    /// The car; nil for another type.
    public static func restored(from value: PropertyValue) -> Self? {
        guard case .object(let object) = value.value, object.typeName == "INCar",
            let content = object.properties["content"]?.text,
            let archive = try? JSONDecoder().decode(Archive.self, from: Data(content.utf8))
        else { return nil }
        return INCar(archive) as? Self
    }
}

@_spi(Generated) extension INCar.ChargingConnectorType: IntentRepresentable {
    /// Apple's name as the value.
    public func propertyValue() -> PropertyValue { PropertyValue(.string(rawValue)) }

    /// The kind; nil for another type.
    public static func restored(from value: PropertyValue) -> INCar.ChargingConnectorType? {
        value.value.text.map(INCar.ChargingConnectorType.init(rawValue:))
    }
}

#endif
