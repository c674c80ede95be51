// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What an action gives to the next: nothing, one item, or a list of items.
package enum Content: Sendable {
    case nothing
    case one(ContentItem)
    /// Two items or more; made by ``init(_:)``.
    case many([ContentItem])

    /// As many items as there are.
    package init(_ items: [ContentItem]) {
        switch items.count {
        case 0: self = .nothing
        case 1: self = .one(items[0])
        default: self = .many(items)
        }
    }

    /// One item without a name.
    package init(_ value: ContentValue) { self = .one(ContentItem(value)) }

    package static func text(_ text: String) -> Content { Content(.text(text)) }
    package static func number(_ number: Number) -> Content { Content(.number(number)) }
    package static func boolean(_ value: Bool) -> Content { Content(.boolean(value)) }

    package var items: [ContentItem] {
        switch self {
        case .nothing: []
        case .one(let item): [item]
        case .many(let items): items
        }
    }

    package var first: ContentItem? {
        switch self {
        case .nothing: nil
        case .one(let item): item
        case .many(let items): items.first
        }
    }

    package var count: Int {
        switch self {
        case .nothing: 0
        case .one: 1
        case .many(let items): items.count
        }
    }

    package var isEmpty: Bool {
        guard case .nothing = self else { return false }
        return true
    }

    /// A list that is one item, as the items it has: outside of a dictionary there are no lists in lists.
    package var listed: Content {
        if case .one(let item) = self, case .list(let list) = item.value { return Content(list.items) }
        return self
    }

    /// Puts the items behind those of a list.
    package func append(to list: inout [ContentItem]) {
        switch self {
        case .nothing: break
        case .one(let item): list.append(item)
        case .many(let items): list += items
        }
    }

    /// Puts the items of another content behind those here.
    package mutating func append(_ other: Content) {
        if case .nothing = other { return }
        // A list that nobody else holds is moved out and back, so that it grows where it is.
        switch consume self {
        case .nothing: self = other
        case .one(let item): self = .many([item] + other.items)
        case .many(var items):
            other.append(to: &items)
            self = .many(items)
        }
    }

    /// A content of what each item becomes; items that become nothing are left out.
    package func mapItems<Failure>(
        _ transform: (ContentItem) throws(Failure) -> Content
    ) throws(Failure) -> Content {
        switch self {
        case .nothing: return .nothing
        case .one(let item): return try transform(item)
        case .many(let items):
            var mapped: [ContentItem] = []
            for item in items { mapped += try transform(item).items }
            return Content(mapped)
        }
    }
}

/// One thing that is passed on, with the name it goes by.
package struct ContentItem: Sendable {
    package var value: ContentValue
    /// Apart from the item, as few have one and items are copied at every step.
    private var details: Details?

    private final class Details: Sendable {
        let name: String?
        let groups: [String]?

        init(name: String?, groups: [String]?) {
            self.name = name
            self.groups = groups
        }
    }

    package init(_ value: ContentValue, name: String? = nil) {
        self.value = value
        if let name { details = Details(name: name, groups: nil) }
    }

    /// A text that a pattern matched, with what its groups are.
    package init(match text: String, groups: [String]) {
        value = .text(text)
        details = Details(name: nil, groups: groups)
    }

    /// What it is called where that is not told by what it is; the name a file is kept under.
    package var name: String? {
        get { details?.name }
        set { details = newValue == nil && groups == nil ? nil : Details(name: newValue, groups: groups) }
    }

    /// What the groups of the pattern are that matched it; nil if it is not a match.
    package var groups: [String]? { details?.groups }
}

/// What an item is.
package enum ContentValue: Sendable {
    case text(String)
    case number(Number)
    case boolean(Bool)
    case date(ContentDate)
    /// As it is written; what it means is for those who open it.
    case url(String)
    case dictionary(ContentDictionary)
    /// A list inside a dictionary or another list.
    case list(ContentList)
    // Apart, so that the items of long lists take no more room than a text does.
    indirect case richText(RichText)
    indirect case file(ContentFile)
    indirect case measurement(ContentMeasurement)
    /// A place, a person, an event, a web page: whatever is known by its properties.
    indirect case record(ContentRecord)
}
