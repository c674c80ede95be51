// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

/// A shortcut that is relevant at certain times, places or situations.
open class INRelevantShortcut: NSObject, NSSecureCoding, NSCopying {
    private let content: INShortcut
    private var card: INDefaultCardTemplate?

    /// When, where and in which situations; any of them is enough.
    open var relevanceProviders: [INRelevanceProvider] = []
    /// Whether the shortcut does something or tells something.
    open var shortcutRole = INRelevantShortcutRole.action
    /// What is done.
    open var shortcut: INShortcut { content }

    /// What the offer looks like, in place of the shortcut's own words; keeps a copy of what it is set to.
    open var watchTemplate: INDefaultCardTemplate? {
        get { card }
        set { card = newValue.map { $0.copy() as? INDefaultCardTemplate ?? $0 } }
    }

    /// Of no particular time or place yet.
    public init(shortcut: INShortcut) { content = shortcut }

    /// A relevant shortcut with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = INRelevantShortcut(shortcut: content.copied)
        copy.relevanceProviders = relevanceProviders
        copy.shortcutRole = shortcutRole
        copy.watchTemplate = watchTemplate
        return copy
    }

    /// Equal when all they say is.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INRelevantShortcut else { return false }
        return content == other.content && relevanceProviders == other.relevanceProviders
            && shortcutRole == other.shortcutRole && card == other.card
    }

    /// Agrees with ``isEqual(_:)``.
    open override var hash: Int { content.hashValue }

    /// Always true: a relevant shortcut is archived as JSON.
    open class var supportsSecureCoding: Bool { true }

    /// Writes all it says into a keyed archive; reports a value that has no form outside the process.
    open func encode(with coder: NSCoder) {
        coder.encodeJSON { try payload() }
        card?.encodeImage(with: coder)
    }

    /// Decodes an archive from ``encode(with:)``; nil if this process lacks the intent's class.
    public required convenience init?(coder: NSCoder) {
        guard let payload = coder.decodeJSON(RelevantActionPayload.self) else { return nil }
        do {
            self.init(shortcut: try INShortcut(payload.action))
        } catch {
            coder.report(error)
            return nil
        }
        relevanceProviders = payload.relevance.compactMap(INRelevanceProvider.make)
        shortcutRole = payload.isInformation ? .information : .action
        card = payload.card.map(INDefaultCardTemplate.init)
        card?.decodeImage(with: coder)
    }

    /// - Throws: ``UnrepresentableValue`` or `ActivityMisfit` when a value has no form outside the process.
    func payload() throws -> RelevantActionPayload {
        RelevantActionPayload(
            action: try content.payload(), relevance: relevanceProviders.compactMap(\.payload),
            isInformation: shortcutRole == .information, card: card?.payload)
    }
}
