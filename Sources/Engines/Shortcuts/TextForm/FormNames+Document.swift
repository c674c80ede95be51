// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
import ShortcutDocument

extension FormNames {
    /// The names of a shortcut's outputs, by which its text refers to them: that of the person or the action, with a
    /// number where several have one.
    init(of document: ShortcutDocument, _ words: FormActionWords) {
        self.init()
        var (used, identified): ([String: [String: Int]], [String: [String: Int]]) = ([:], [:])
        for action in document.actions {
            let parameters = PropertyListNode.Content.dictionary(action.parameters.entries)
            Self.count(parameters, ("OutputUUID", "OutputName"), in: &used)
            Self.count(parameters, ("VariableName", FormLine.Key.variable), in: &identified)
            if let name = Self.variable(setBy: action) { addVariable(name) }
        }
        var numbers: [String: Int] = [:]
        variableIdentifiers = identified.compactMapValues(Self.mostUsed)
        let counts = document.actions.compactMap(\.uuid).reduce(into: [:]) { $0[$1, default: 0] += 1 }
        for action in document.actions {
            guard let uuid = action.uuid, counts[uuid] == 1 else { continue }
            listed.insert(uuid)
            guard used[uuid] != nil || action.outputName != nil else { continue }
            let natural = action.outputName ?? words.output(of: action.identifier)
            let shown = used[uuid].flatMap(Self.mostUsed) ?? natural
            add(Output(identifier: uuid, shownName: shown), as: freeName(natural, &numbers))
        }
    }

    /// The variable that an action sets or adds to; nil if it is no such action.
    static func variable(setBy action: ShortcutAction) -> String? {
        ["setvariable", "appendvariable"].contains { action.identifier == "is.workflow.actions.\($0)" }
            ? action.parameters.string("WFVariableName") : nil
    }

    /// - Parameter numbers: The last number that was tried for each name.
    private func freeName(_ natural: String, _ numbers: inout [String: Int]) -> String {
        let natural = natural.isEmpty || Self.isOfRepetition(natural) ? "Output" : natural
        var name = natural
        while !isFree(name) {
            numbers[natural, default: 1] += 1
            name = "\(natural) \(numbers[natural, default: 1])"
        }
        return name
    }

    /// Whether an action's identifier stands in the table at the end.
    func isListed(_ action: ShortcutAction) -> Bool { action.uuid.map(listed.contains) ?? false }

    /// Whether an action's own name for its output follows from the name that the text has for it.
    func gives(_ action: ShortcutAction, _ handle: String, _ words: FormActionWords) -> Bool {
        (action.parameters[FormLine.Key.outputName] == nil || action.outputName != nil)
            && Self.outputName(from: handle, of: action.identifier, words) == action.outputName
    }

    /// The name that the person has given to an output which a text calls so; nil if it is the action's own, perhaps
    /// with a number.
    static func outputName(from handle: String, of identifier: String, _ words: FormActionWords) -> String? {
        let natural = words.output(of: identifier)
        guard handle.hasPrefix(natural) else { return handle }
        let rest = handle.dropFirst(natural.count)
        return rest.isEmpty || (rest.first == " " && Int(rest.dropFirst()) != nil) ? nil : handle
    }

    private static func mostUsed(_ counts: [String: Int]) -> String? {
        counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    /// Counts what stands under a key beside each value of another one.
    private static func count(
        _ content: PropertyListNode.Content, _ keys: (of: String, counted: String),
        in counts: inout [String: [String: Int]]
    ) {
        switch content {
        case .dictionary(let entries):
            let record = ShortcutDictionary(entries: entries)
            if let owner = record.string(keys.of), let value = record.string(keys.counted) {
                counts[owner, default: [:]][value, default: 0] += 1
            }
            for entry in entries { count(entry.value.content, keys, in: &counts) }
        case .array(let elements): for element in elements { count(element.content, keys, in: &counts) }
        case .string, .integer, .large, .real, .boolean, .date, .data: break
        }
    }
}
