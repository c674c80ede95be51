// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

/// The time, place or situation in which a shortcut is relevant; apps use its subclasses.
open class INRelevanceProvider: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // `@unchecked`: what the subclasses here store is fixed at creation; another subclass answers for its own.

    override init() { super.init() }

    /// Nil for an empty context.
    var payload: RelevantActionPayload.Relevance? { nil }

    /// Itself: a provider does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Equal when they say the same.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INRelevanceProvider else { return false }
        return self === other || payload != nil && payload == other.payload
    }

    /// Agrees with ``isEqual(_:)``.
    open override var hash: Int { payload?.hashValue ?? ObjectIdentifier(self).hashValue }

    /// Always true: a provider is archived as JSON.
    open class var supportsSecureCoding: Bool { true }

    /// Encodes the context into a keyed archive.
    open func encode(with coder: NSCoder) { coder.encodeJSON { payload } }

    /// Returns nil: each subclass decodes itself.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The provider that says so; nil for a situation that this version does not know.
    static func make(_ relevance: RelevantActionPayload.Relevance) -> INRelevanceProvider? {
        switch relevance {
        case .date(let start, let end):
            INDateRelevanceProvider(start: start, end: end)
        case .region(let latitude, let longitude, let radius, let identifier):
            INLocationRelevanceProvider(
                region: CLCircularRegion(
                    center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), radius: radius,
                    identifier: identifier))
        case .routine(let number):
            INDailyRoutineRelevanceProvider.Situation(rawValue: number).map {
                INDailyRoutineRelevanceProvider(situation: $0)
            }
        }
    }
}
