// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists

/// A value as the text form has it: variables by their names, all else as it is.
indirect enum FormValue {
    /// A piece of a text with variables.
    enum Segment {
        case text(String)
        case variable(FormVariable)
    }

    /// How a file has a text without variables that could have some.
    enum Wrapping: String {
        /// With an empty list of variables.
        case text
        /// Without one.
        case plain
    }

    case plain(PropertyListNode.Content)
    case wrapped(String, Wrapping)
    case template([Segment])
    case variable(FormVariable)
    case array([FormValue])
    case dictionary([(key: String, value: FormValue)], isOrdered: Bool)

    /// Whether no variable is in it.
    var isPlain: Bool {
        switch self {
        case .plain: true
        case .wrapped, .template, .variable: false
        case .array(let elements): elements.allSatisfy(\.isPlain)
        case .dictionary(let rows, _): rows.allSatisfy(\.value.isPlain)
        }
    }
}

/// A variable as the text form names it.
struct FormVariable {
    /// What is made of it.
    struct Modifier {
        /// Nil for one of a kind that has no word.
        var kind: Kind?
        var argument: String?
        var extras: [(key: String, value: FormValue)] = []
    }

    /// The kinds of modifiers that have a word.
    enum Kind: String, CaseIterable {
        case coercion = "as"
        case key
        case property
        case date

        var type: String {
            switch self {
            case .coercion: "WFCoercionVariableAggrandizement"
            case .key: "WFDictionaryValueVariableAggrandizement"
            case .property: "WFPropertyVariableAggrandizement"
            case .date: "WFDateFormatVariableAggrandizement"
            }
        }

        /// The key of what stands beside the word; nil if nothing does.
        var argument: String? {
            switch self {
            case .coercion: "CoercionItemClass"
            case .key: "DictionaryKey"
            case .property: "PropertyName"
            case .date: nil
            }
        }
    }

    enum Source {
        /// An output, a source of the system's or what was set, whichever has the name.
        case named(String)
        /// What was set, even if nothing sets it.
        case set(String)
        /// A dictionary that refers to something in another way.
        case raw(FormValue)
    }

    var source: Source
    var extras: [(key: String, value: FormValue)] = []
    var modifiers: [Modifier] = []
    /// The offset of its name in the text, for errors.
    var place = 0
}
