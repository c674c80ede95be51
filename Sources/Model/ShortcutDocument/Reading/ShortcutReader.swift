// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import PropertyLists
import Sentences

/// Reads a shortcut from its file, be that XML, binary or JSON.
///
/// Bytes from anywhere may be given: what they cost is bounded by ``limits``, and nothing traps. A signed file is opened
/// by ``SignedShortcut`` first.
package enum ShortcutReader {
    /// What a file may cost. The largest of 1,552 real shortcuts has 2,836 actions; pictures may stand in one as text.
    package static let limits = PropertyListLimits(size: 64 << 20, depth: 256, values: 500_000)

    /// Reads any of the three forms.
    package static func read(_ data: Data) -> ShortcutReading {
        if ShortcutJSON.isJSON(data) { return ShortcutJSON.read(data) }
        let reading = PropertyListReader.read(data, within: limits)
        var problems = reading.problems.map {
            ShortcutProblem(at: $0.location, $0.message, remedy: $0.remedy)
        }
        guard let root = reading.root else { return ShortcutReading(document: nil, problems: problems) }
        do throws(ShortcutProblem) {
            let document = try document(of: root)
            problems += ShortcutStructure.problems(of: document)
            return ShortcutReading(document: document, problems: problems)
        } catch {
            return ShortcutReading(document: nil, problems: problems + [error])
        }
    }

    /// The shortcut that a tree holds.
    ///
    /// - Throws: what keeps it from being one: no actions, or one without an identifier.
    static func document(of root: PropertyListNode) throws(ShortcutProblem) -> ShortcutDocument {
        // Some tools put what they export into a list, of one shortcut or several files of it.
        if case .array(let elements) = root.content,
            let first = elements.first(where: { $0.content.dictionary?[ShortcutDocument.Key.actions] != nil })
        {
            return try document(of: first)
        }
        guard var properties = root.content.dictionary else {
            throw ShortcutProblem(
                at: root.location, "the file is a property list but no shortcut: it holds \(root.kind)",
                remedy: "check that this is a shortcut's file")
        }
        // Some tools keep the record of the share link, with the shortcut inside.
        if properties[ShortcutDocument.Key.actions] == nil, let inner = properties.dictionary("shortcut") {
            properties = inner
        }
        guard let elements = properties.array(ShortcutDocument.Key.actions) else {
            throw ShortcutProblem(
                at: root.location, "the file is a property list but no shortcut: it has no WFWorkflowActions",
                remedy: "check that this is a shortcut's file")
        }
        var actions: [ShortcutAction] = []
        for (number, element) in zip(1..., elements) { actions.append(try action(element, number: number)) }
        return ShortcutDocument(properties: properties, actions: actions)
    }

    private static func action(_ node: PropertyListNode, number: Int) throws(ShortcutProblem) -> ShortcutAction {
        guard var rest = node.content.dictionary, let identifier = rest.string(ShortcutAction.Key.identifier) else {
            throw ShortcutProblem(
                action: number, at: node.location, "action \(number) has no identifier",
                remedy: "add a WFWorkflowActionIdentifier")
        }
        let parameters = rest.dictionary(ShortcutAction.Key.parameters) ?? ShortcutDictionary()
        rest[ShortcutAction.Key.identifier] = nil
        rest[ShortcutAction.Key.parameters] = nil
        return ShortcutAction(identifier: identifier, parameters: parameters, other: rest, location: node.location)
    }
}
