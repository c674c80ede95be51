// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
package import ShortcutDocument
package import ShortcutRunner
package import Shortcuts
package import Store

/// A shortcut that is to be run, and what it is started with.
package struct ShortcutStart: Sendable {
    package var document: ShortcutDocument
    package var name: String
    /// The kept shortcut that it is; nil for one that is run from its file, of which nothing is remembered.
    package var record: ShortcutRecord?
    /// The app that has it run, and with which the run ends; nil if a person does.
    package var app: BundleIdentifier?
    package var input: Content
    package var starter: RunStarter
    /// What it may do without being asked about.
    package var allowed: Set<ShortcutPermission>
    /// Told about each step with what it gave; nil if nobody wants to know.
    package var trace: (@Sendable (RunProgress) -> Void)?

    package init(
        _ document: ShortcutDocument, name: String, record: ShortcutRecord? = nil, input: Content = .nothing,
        startedBy starter: RunStarter = .person, allowed: Set<ShortcutPermission> = [],
        trace: (@Sendable (RunProgress) -> Void)? = nil
    ) {
        self.document = document
        self.name = name
        self.record = record
        self.input = input
        self.starter = starter
        self.allowed = allowed
        self.trace = trace
    }
}
