// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

/// The options a handler offers for a parameter, in groups or as one list.
open class INObjectCollection<ObjectType: AnyObject>: NSObject, NSCopying, NSSecureCoding {
    /// The groups; a plain list is one group without a title.
    public let sections: [INObjectSection<ObjectType>]
    /// Whether a list shows an index of initials at its side.
    open var usesIndexedCollation = false

    /// Options in groups.
    public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections }

    /// Options in one list.
    public convenience init(items: [ObjectType]) {
        self.init(sections: [INObjectSection(title: nil, items: items)])
    }

    /// All options, group after group.
    open var allItems: [ObjectType] { sections.flatMap(\.items) }

    /// A collection of the same options.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = INObjectCollection(sections: sections)
        copy.usesIndexedCollation = usesIndexedCollation
        return copy
    }

    private struct Archive: Codable {
        var options: OptionsPayload
        var usesIndexedCollation: Bool
    }

    /// Always true: the archive contains JSON.
    open class var supportsSecureCoding: Bool { true }

    /// Encodes it into a keyed archive.
    open func encode(with coder: NSCoder) {
        coder.encodeJSON { Archive(options: try payload(), usesIndexedCollation: usesIndexedCollation) }
    }

    /// Reads what ``encode(with:)`` wrote; nil when an item is of another type.
    public required convenience init?(coder: NSCoder) {
        guard let archive = coder.decodeJSON(Archive.self) else { return nil }
        let sections = archive.options.sections.compactMap { INObjectSection<ObjectType>($0) }
        guard sections.count == archive.options.sections.count else { return nil }
        self.init(sections: sections)
        usesIndexedCollation = archive.usesIndexedCollation
    }

    /// - Parameter kind: The kind of number, if the items are numbers.
    /// - Throws: ``UnrepresentableValue`` when an item is not a valid parameter value.
    func payload(as kind: NumberKind? = nil) throws -> OptionsPayload {
        OptionsPayload(sections: try sections.map { try $0.payload(as: kind) })
    }
}
