// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ShortcutDocument

/// The words and marks with which lines of the text form begin.
enum FormLine {
    /// The first line; what follows is what the shortcut says of itself.
    static let shortcut = "shortcut"
    /// What has its keys in the order of the file.
    static let ordered = "ordered"
    static let keyOrder = "order"
    static let identifier = "id"
    /// Behind the identifier of a block whose first action does not say that it begins one.
    static let unmarked = "unmarked"
    /// Before what an action says besides its parameters.
    static let other = "+"

    /// The keys of parameters that the text form has other ways to say.
    enum Key {
        static let group = "GroupingIdentifier"
        static let mark = "WFControlFlowMode"
        static let identifier = "UUID"
        static let outputName = "CustomOutputName"
        static let actions = "WFWorkflowActions"
        static let variable = "VariableUUID"
    }

    /// What the marks of a block are called after its first; nil if a block of this title has no such mark.
    static func name(of mark: ShortcutBlock.Mark, in title: String) -> String? {
        switch mark {
        case .begin: title
        case .middle: middles[title]
        case .end: "End \(title)"
        }
    }

    private static let middles = ["Choose from Menu": "Case", "If": "Otherwise"]
}
