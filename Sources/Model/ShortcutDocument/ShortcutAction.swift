// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import PropertyLists

/// One step of a shortcut: which action, and what it is given.
package struct ShortcutAction: Sendable {
    /// Which action it is: `is.workflow.actions.gettext`, or that of an app's intent.
    package var identifier: String
    /// What it is given, by the names that the format has for it.
    package var parameters: ShortcutDictionary
    /// What else stands in the file beside these two.
    package var other: ShortcutDictionary
    /// Where it stands in its file.
    package var location: PropertyListLocation

    package init(
        identifier: String, parameters: ShortcutDictionary = ShortcutDictionary(),
        other: ShortcutDictionary = ShortcutDictionary(), location: PropertyListLocation = PropertyListLocation()
    ) {
        self.identifier = identifier
        self.parameters = parameters
        self.other = other
        self.location = location
    }

    /// By what others refer to its output; nil if none can.
    package var uuid: String? { parameters.string("UUID") }

    /// What its output is called where the person gave it another name.
    package var outputName: String? { parameters.string("CustomOutputName") }

    /// Which block it begins, divides or ends; nil if it is no such mark.
    package var block: ShortcutBlock? {
        // Where the mark is not written, a block begins.
        guard let group = parameters.string("GroupingIdentifier"),
            let mark = ShortcutBlock.Mark(rawValue: parameters.integer("WFControlFlowMode") ?? 0)
        else { return nil }
        return ShortcutBlock(group: group, mark: mark)
    }

    /// The tree of it in the file.
    var node: PropertyListNode {
        var entries: [PropertyListNode.Entry] = [.init(key: Key.identifier, .string(identifier))]
        entries.append(.init(key: Key.parameters, .dictionary(parameters.entries)))
        return PropertyListNode(content: .dictionary(entries + other.entries), location: location)
    }

    /// The names of its properties in the file.
    enum Key {
        static let identifier = "WFWorkflowActionIdentifier"
        static let parameters = "WFWorkflowActionParameters"
    }
}

/// A mark of a block: an if, a repeat or a menu begins, is divided and ends by actions that share a group.
package struct ShortcutBlock: Hashable, Sendable {
    /// Where in its block a mark stands, by the numbers of the format.
    package enum Mark: Int, Sendable {
        case begin = 0
        /// Otherwise, otherwise-if, or one choice of a menu.
        case middle = 1
        case end = 2
    }

    /// What the marks of one block share.
    package var group: String
    package var mark: Mark
}
