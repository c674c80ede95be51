// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Wire

/// Something in the index of an app's contents.
open class CSSearchableItem: NSObject {
    /// As long as an item without a date of its own is kept.
    private static let lifetime: TimeInterval = 30 * 24 * 60 * 60

    /// By which the app knows it; an item of the same identifier takes its place.
    open var uniqueIdentifier: String
    /// The app's own grouping, parted by dots, by which items are deleted together.
    open var domainIdentifier: String?
    /// When the item is forgotten; a month from its making, unless the app says otherwise.
    open var expirationDate: Date! = Date(timeIntervalSinceNow: lifetime)
    /// What search knows and shows of it.
    open var attributeSet: CSSearchableItemAttributeSet

    /// An item of the app's index.
    ///
    /// - Parameter uniqueIdentifier: Nil for a new one that no other item has.
    public init(
        uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
    }

    /// The item as it travels.
    package var payload: ContentPayload {
        let attributes = attributeSet
        let title = attributes.displayName ?? attributes.title ?? ""
        return ContentPayload(
            identifier: uniqueIdentifier, domain: domainIdentifier ?? attributes.domainIdentifier, title: title,
            otherTitles: [attributes.title].compactMap(\.self).filter { $0 != title }
                + (attributes.alternateNames ?? []),
            description: attributes.contentDescription, keywords: attributes.keywords ?? [],
            text: attributes.textContent,
            // Apps say “never” by a date that nobody will see.
            expires: expirationDate.flatMap { $0 < .distantFuture ? $0 : nil })
    }
}
