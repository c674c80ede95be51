// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A shortcut that is kept, without what it does.
package struct ShortcutRecord: Hashable, Sendable, Identifiable {
    /// Stands in the place of a bundle identifier where what a person does is an app's or a shortcut.
    package static let app = "org.beckon.shortcuts"

    /// Given by the store, never given twice.
    package var id: Int
    /// By which links and other systems know it.
    package var identifier: UUID
    package var name: String
    /// The form of the name that is compared; no two shortcuts share one.
    package var normalized: String
    /// RGBA, as the format has it.
    package var color: UInt32
    /// By the number that the format has for it.
    package var glyph: Int
    package var actionCount: Int
    package var added: Date
    package var changed: Date

    /// - Parameter id: Not looked at where the shortcut is added.
    package init(
        id: Int = 0, identifier: UUID = UUID(), name: String, normalized: String, color: UInt32, glyph: Int,
        actionCount: Int, added: Date, changed: Date? = nil
    ) {
        self.id = id
        self.identifier = identifier
        self.name = name
        self.normalized = normalized
        self.color = color
        self.glyph = glyph
        self.actionCount = actionCount
        self.added = added
        self.changed = changed ?? added
    }
}

/// What a shortcut may do, or may not, because the person said so.
package struct ShortcutPermission: Hashable, Sendable {
    /// What kind of thing is allowed.
    package enum Kind: String, CaseIterable, Sendable {
        /// To send to and read from a host; the subject is its name.
        case network
        /// To run a script; the subject is its text.
        case script
        /// To see and change the person's photos; the subject is empty.
        case photos
        /// To be run by an app; the subject is empty.
        case run
    }

    package var kind: Kind
    package var subject: String

    package init(_ kind: Kind, _ subject: String) {
        self.kind = kind
        self.subject = subject
    }
}
