// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import Wire

/// A group of options under a common title.
open class INObjectSection<ObjectType: AnyObject>: NSObject, NSCopying, NSSecureCoding {
    /// Nil in a collection that is not divided.
    public let title: String?
    /// The options in the order they are offered.
    public let items: [ObjectType]

    /// A group of options.
    public init(title: String?, items: [ObjectType]) {
        self.title = title
        self.items = items
    }

    /// Itself: a section does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Always true: the archive contains JSON.
    open class var supportsSecureCoding: Bool { true }

    /// Encodes it into a keyed archive.
    open func encode(with coder: NSCoder) { coder.encodeJSON { try payload() } }

    /// Reads what ``encode(with:)`` wrote; nil when an item is of another type.
    public required convenience init?(coder: NSCoder) {
        guard let payload = coder.decodeJSON(OptionsPayload.Section.self) else { return nil }
        self.init(payload)
    }

    convenience init?(_ payload: OptionsPayload.Section) {
        let items = payload.items.compactMap { $0.object(of: ObjectType.self) }
        guard items.count == payload.items.count else { return nil }
        self.init(title: payload.title, items: items)
    }

    /// - Parameter kind: The kind of number, if the items are numbers.
    /// - Throws: ``UnrepresentableValue`` when an item is not a valid parameter value.
    func payload(as kind: NumberKind? = nil) throws -> OptionsPayload.Section {
        OptionsPayload.Section(title: title, items: try items.map { try IntentValue(object: $0, as: kind) })
    }
}
