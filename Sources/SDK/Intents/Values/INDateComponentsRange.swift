// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

/// A range between two dates, either of which may be open.
open class INDateComponentsRange: NSObject, NSCopying, NSSecureCoding {
    /// When it begins; nil when that is open.
    public let startDateComponents: DateComponents?
    /// When it ends; nil when that is open.
    public let endDateComponents: DateComponents?
    /// How often it comes again; nil for once.
    public let recurrenceRule: INRecurrenceRule?

    /// A span that comes again.
    public init(
        start startDateComponents: DateComponents?, end endDateComponents: DateComponents?,
        recurrenceRule: INRecurrenceRule?
    ) {
        self.startDateComponents = startDateComponents
        self.endDateComponents = endDateComponents
        self.recurrenceRule = recurrenceRule
    }

    /// A span that comes once.
    public convenience init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?) {
        self.init(start: startDateComponents, end: endDateComponents, recurrenceRule: nil)
    }

    private struct Archive: Codable, Hashable {
        var start: DateComponents?
        var end: DateComponents?
        var recurrence: INRecurrenceRule.Archive?
    }

    private var archive: Archive {
        Archive(start: startDateComponents, end: endDateComponents, recurrence: recurrenceRule?.archive)
    }

    /// Itself: a range does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Equal when both ends and the recurrence are.
    open override func isEqual(_ object: Any?) -> Bool { (object as? INDateComponentsRange)?.archive == archive }

    /// Agrees with ``isEqual(_:)``.
    open override var hash: Int { archive.hashValue }

    /// Always true: the archive contains JSON.
    open class var supportsSecureCoding: Bool { true }

    /// Encodes it into a keyed archive.
    open func encode(with coder: NSCoder) { coder.encodeJSON { archive } }

    /// Decodes an archive from ``encode(with:)``; nil if it is damaged.
    public required convenience init?(coder: NSCoder) {
        guard let archive = coder.decodeJSON(Archive.self) else { return nil }
        self.init(
            start: archive.start, end: archive.end, recurrenceRule: archive.recurrence.flatMap { INRecurrenceRule($0) })
    }
}

@_spi(Generated) extension INDateComponentsRange: IntentRepresentable {
    private static let typeName = "INDateComponentsRange"

    /// An object with both ends and the recurrence as its properties.
    public func propertyValue() -> PropertyValue {
        var properties: [String: IntentValue] = [:]
        properties["start"] = startDateComponents.map { .dateComponents($0) }
        properties["end"] = endDateComponents.map { .dateComponents($0) }
        if let rule = recurrenceRule?.archive {
            properties["interval"] = .integer(rule.interval)
            properties["frequency"] = .enumeration(rule.frequency)
            properties["days"] = .integer(Int(clamping: rule.days))
        }
        return PropertyValue(
            .object(
                ObjectValue(typeName: Self.typeName, identifier: nil, displayString: "", properties: properties)))
    }

    /// The range; nil for another type.
    public static func restored(from value: PropertyValue) -> Self? {
        guard case .object(let object) = value.value, object.typeName == typeName else { return nil }
        var start: DateComponents?
        var end: DateComponents?
        var rule: INRecurrenceRule?
        if case .dateComponents(let components) = object.properties["start"] { start = components }
        if case .dateComponents(let components) = object.properties["end"] { end = components }
        if case .integer(let interval) = object.properties["interval"],
            case .enumeration(let frequency) = object.properties["frequency"],
            case .integer(let days) = object.properties["days"]
        {
            rule = INRecurrenceRule(
                INRecurrenceRule.Archive(interval: interval, frequency: frequency, days: UInt(clamping: days)))
        }
        return INDateComponentsRange(start: start, end: end, recurrenceRule: rule) as? Self
    }
}
