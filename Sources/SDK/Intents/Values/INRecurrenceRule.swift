// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How often something recurs.
open class INRecurrenceRule: NSObject, NSCopying, NSSecureCoding {
    /// Every so many units of ``frequency``.
    public let interval: Int
    /// The unit.
    public let frequency: INRecurrenceFrequency
    /// On which days, where the unit is a week.
    public let weeklyRecurrenceDays: INDayOfWeekOptions

    /// Every so many units, on certain days of the week.
    public init(interval: Int, frequency: INRecurrenceFrequency, weeklyRecurrenceDays: INDayOfWeekOptions) {
        self.interval = interval
        self.frequency = frequency
        self.weeklyRecurrenceDays = weeklyRecurrenceDays
    }

    /// Every so many units.
    public convenience init(interval: Int, frequency: INRecurrenceFrequency) {
        self.init(interval: interval, frequency: frequency, weeklyRecurrenceDays: [])
    }

    struct Archive: Codable, Hashable {
        var interval: Int
        var frequency: Int
        var days: UInt
    }

    var archive: Archive {
        Archive(interval: interval, frequency: frequency.rawValue, days: weeklyRecurrenceDays.rawValue)
    }

    convenience init?(_ archive: Archive) {
        guard let frequency = INRecurrenceFrequency(rawValue: archive.frequency) else { return nil }
        self.init(
            interval: archive.interval, frequency: frequency,
            weeklyRecurrenceDays: INDayOfWeekOptions(rawValue: archive.days))
    }

    /// Itself: a rule does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Equal when interval, unit and days are.
    open override func isEqual(_ object: Any?) -> Bool { (object as? INRecurrenceRule)?.archive == archive }

    /// Agrees with ``isEqual(_:)``.
    open override var hash: Int { archive.hashValue }

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
