// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

/// A shortcut with a person's own phrase.
///
/// The system makes it; an app asks ``INVoiceShortcutCenter`` for it, or hears about it from a screen of IntentsUI.
open class INVoiceShortcut: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    // `@unchecked`: everything is fixed at creation, and the getter of the shortcut returns a copy.

    /// Stays the same when the person changes the phrase.
    public let identifier: UUID
    /// As the person wrote it.
    public let invocationPhrase: String
    private let content: INShortcut

    /// What happens when the person says the phrase: a copy at each call.
    open var shortcut: INShortcut { content.copied }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The same under the name that Swift gives to the Objective-C property, which apps of old use.
    public var __shortcut: INShortcut { shortcut }

    package init(identifier: UUID, invocationPhrase: String, shortcut: INShortcut) {
        self.identifier = identifier
        self.invocationPhrase = invocationPhrase
        content = shortcut.copied
    }

    /// Itself: a voice shortcut does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Equal when identifier, phrase and shortcut are.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INVoiceShortcut else { return false }
        return identifier == other.identifier && invocationPhrase == other.invocationPhrase && content == other.content
    }

    /// Agrees with ``isEqual(_:)``.
    open override var hash: Int { identifier.hashValue }

    /// Always true: a voice shortcut is archived as JSON.
    open class var supportsSecureCoding: Bool { true }

    /// Writes identifier, phrase and shortcut into a keyed archive; reports a value that has no form outside the
    /// process.
    open func encode(with coder: NSCoder) {
        coder.encodeJSON {
            PhrasePayload(identifier: identifier, phrase: invocationPhrase, action: try content.payload())
        }
    }

    /// Decodes an archive from ``encode(with:)``; nil if this process lacks the intent's class.
    public required init?(coder: NSCoder) {
        guard let payload = coder.decodeJSON(PhrasePayload.self) else { return nil }
        do {
            content = try INShortcut(payload.action)
        } catch {
            coder.report(error)
            return nil
        }
        identifier = payload.identifier
        invocationPhrase = payload.phrase
    }
}
