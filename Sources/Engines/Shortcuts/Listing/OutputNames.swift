// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import ShortcutDocument

/// What the outputs of a shortcut's actions are called, for those that refer to them.
struct OutputNames: Sendable {
    private struct Output: Sendable {
        var number: Int
        var name: Sentence
    }

    private var outputs: [String: Output] = [:]
    /// How many actions have an output of a name.
    private var counts: [Sentence: Int] = [:]

    init(_ actions: [ShortcutAction], _ catalog: ActionCatalog) {
        for (number, action) in zip(1..., actions) {
            guard let uuid = action.uuid else { continue }
            let name = Self.name(of: action, catalog)
            if outputs.updateValue(Output(number: number, name: name), forKey: uuid) == nil {
                counts[name, default: 0] += 1
            }
        }
    }

    /// What an action's output is called: by the person, by the action, or as the action itself.
    static func name(of action: ShortcutAction, _ catalog: ActionCatalog) -> Sentence {
        action.outputName.map { Sentence(verbatim: $0) } ?? ActionSummaries[action.identifier]?.summary.output
            ?? catalog.title(of: action)
    }

    /// An output within a text: `Text`, and where several are called so, `Text of action 3`.
    func name(of uuid: String, called name: String?) -> Sentence {
        guard let output = outputs[uuid] else { return name.map { Sentence(verbatim: $0) } ?? "Output" }
        return isOnlyOne(output) ? output.name : "\(output.name) of action \(output.number)"
    }

    /// An output alone: `the Text above`.
    func phrase(of uuid: String, called name: String?) -> Sentence {
        guard let output = outputs[uuid] else { return "«\(self.name(of: uuid, called: name))»" }
        return isOnlyOne(output) ? "the \(output.name) above" : "the \(output.name) of action \(output.number)"
    }

    private func isOnlyOne(_ output: Output) -> Bool { counts[output.name, default: 0] < 2 }
}
