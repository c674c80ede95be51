// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import PropertyLists

/// A shortcut as its file has it: what it does, what it is called and looks like, what it takes and asks for.
///
/// Everything that the file says and this type has no name for stays in ``properties``, so that a file that is read and
/// written again is the same.
package struct ShortcutDocument: Sendable {
    /// All of the file but its actions.
    package var properties: ShortcutDictionary
    /// What is done, in order; blocks are pairs of actions, see ``ShortcutAction/block``.
    package var actions: [ShortcutAction]

    package init(properties: ShortcutDictionary = ShortcutDictionary(), actions: [ShortcutAction] = []) {
        self.properties = properties
        self.actions = actions
    }

    /// What the file calls it; most files are called by their own name, and have none inside.
    package var name: String? {
        get { properties.string(Key.name) }
        set { properties[Key.name] = newValue.map { .string($0) } }
    }

    /// Its color and glyph.
    package var icon: ShortcutIcon {
        get { ShortcutIcon(properties.dictionary(Key.icon) ?? ShortcutDictionary()) }
        set { properties[Key.icon] = newValue.content(in: properties.dictionary(Key.icon)) }
    }

    /// Which release of Shortcuts wrote it, such as `900`; 0 where it does not say.
    ///
    /// Workflows of before 700 rarely name what they pass on: each action takes what the one before it gave.
    package var clientVersion: Int { properties.integer(Key.clientVersion) ?? 0 }

    /// What is asked before it is added, for the values that each person has others of.
    package var importQuestions: [ImportQuestion] {
        (properties.array(Key.importQuestions) ?? []).compactMap {
            $0.content.dictionary.flatMap { ImportQuestion($0) }
        }
    }

    /// The names of the properties that are read.
    enum Key {
        static let actions = "WFWorkflowActions"
        static let clientVersion = "WFWorkflowClientVersion"
        static let icon = "WFWorkflowIcon"
        static let importQuestions = "WFWorkflowImportQuestions"
        static let name = "WFWorkflowName"
    }
}

extension ShortcutDocument {
    /// The tree that its file holds, the actions where they were.
    package var root: PropertyListNode {
        var whole = properties
        let actions = PropertyListNode.Content.array(self.actions.map(\.node))
        // A file names its actions first where it did not name them at all.
        if whole[Key.actions] == nil { whole.entries.insert(.init(key: Key.actions, actions), at: 0) }
        whole[Key.actions] = actions
        return PropertyListNode(content: .dictionary(whole.entries), location: .init())
    }
}
