// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import ShortcutDocument

/// What the text form calls an action and its parameters.
struct FormActionWords {
    private let catalog: ActionCatalog
    private let identifiers: [String: String]

    init(_ catalog: ActionCatalog) {
        self.catalog = catalog
        let definitions = ActionCatalog.blocks + catalog.definitions
        let named = Dictionary(grouping: definitions) { "\($0.title)" }
        identifiers = named.filter { $0.value.count == 1 && Self.isName($0.key) }.mapValues { $0[0].identifier }
    }

    /// Whether a title is read again as one.
    private static func isName(_ title: String) -> Bool {
        !title.isEmpty && !title.contains { ":=\"".contains($0) } && title != FormLine.shortcut
    }

    /// The title, where no other action has it, else the identifier, in quotes where it could be something else.
    func name(of identifier: String) -> String {
        let title = "\(catalog.title(of: ShortcutAction(identifier: identifier)))"
        if identifiers[title] == identifier { return title }
        return self.identifier(identifier) == identifier ? FormPrinter.key(identifier) : FormPrinter.quoted(identifier)
    }

    /// The identifier that a title or identifier stands for; nil if none does.
    func identifier(_ name: String) -> String? {
        identifiers[name] ?? (name.contains(".") && !name.contains(" ") ? name : nil)
    }

    /// All titles, for suggestions.
    var titles: [String] { Array(identifiers.keys) }

    /// What an action's output is called where nobody has given it a name.
    func output(of identifier: String) -> String {
        "\(OutputNames.name(of: ShortcutAction(identifier: identifier), catalog))"
    }

    /// What the parameters of an action are called: by their labels, where those tell them apart.
    func labels(of identifier: String) -> [String: String] {
        let keys = Set((catalog.parameters(of: identifier) ?? []).map(\.key))
        let named = Dictionary(grouping: keys) { "\(ParameterWords.words(for: $0).label)" }
        let labels = named.filter { label, keys in
            keys.count == 1 && Self.isName(label) && FormPrinter.name(label) == label && !self.isKey(label)
        }
        return Dictionary(labels.map { ($0.value[0], $0.key) }) { first, _ in first }
    }

    /// The keys of an action's parameters by their labels.
    func keys(of identifier: String) -> [String: String] {
        Dictionary(labels(of: identifier).map { ($0.value, $0.key) }) { first, _ in first }
    }

    /// Whether a label could be taken for a key of the format.
    private func isKey(_ label: String) -> Bool {
        label.hasPrefix("WF") || ["UUID", "GroupingIdentifier", "CustomOutputName"].contains(label)
    }
}
