// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

/// The appearance of a relevant shortcut: a title, a subtitle and a picture.
open class INDefaultCardTemplate: NSObject, NSCopying, NSSecureCoding {
    /// The first line.
    open var title: String
    /// The line below it.
    open var subtitle: String?
    /// Kept, and not shown yet.
    open var image: INImage?

    /// A card of one line.
    public init(title: String) { self.title = title }

    convenience init(_ payload: RelevantActionPayload.Card) {
        self.init(title: payload.title)
        subtitle = payload.subtitle
    }

    var payload: RelevantActionPayload.Card { .init(title: title, subtitle: subtitle) }

    /// A card with the same contents.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = INDefaultCardTemplate(title: title)
        copy.subtitle = subtitle
        copy.image = image
        return copy
    }

    /// Equal when both lines and the picture are.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INDefaultCardTemplate else { return false }
        return other.payload == payload && other.image == image
    }

    /// Agrees with ``isEqual(_:)``.
    open override var hash: Int { payload.hashValue }

    /// Always true: a card is archived as JSON.
    open class var supportsSecureCoding: Bool { true }

    /// Writes both lines and the picture into a keyed archive.
    open func encode(with coder: NSCoder) {
        coder.encodeJSON { payload }
        encodeImage(with: coder)
    }

    /// The picture goes beside the rest: it does not travel to the system.
    func encodeImage(with coder: NSCoder) {
        if let image { coder.encodeJSON(forKey: Self.imageKey) { image.archive } }
    }

    func decodeImage(with coder: NSCoder) {
        image = coder.decodeJSON(INImage.Archive.self, forKey: Self.imageKey).map { INImage($0) }
    }

    private static let imageKey = "image"

    /// Decodes an archive from ``encode(with:)``; nil if it is damaged.
    public required convenience init?(coder: NSCoder) {
        guard let payload = coder.decodeJSON(RelevantActionPayload.Card.self) else { return nil }
        self.init(payload)
        decodeImage(with: coder)
    }
}
