// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Keys with values, as they were written down.
struct DictionaryAction: ValueAction {
    static let definition = ActionDefinition(
        "dictionary", "Dictionary", [ParameterDefinition("WFItems", "a dictionary")])

    private let items: Operand

    init(_ parameters: inout ParameterReader) {
        items = parameters.operand("WFItems") ?? .dictionary([])
    }

    func value(_ context: inout RunContext) throws(ShortcutFailure) -> Content {
        let content = context.content(items)
        try ContentDepth.check(content)
        return content.isEmpty ? Content(.dictionary(ContentDictionary())) : content
    }
}

/// How deep dictionaries and lists may lie in one another.
enum ContentDepth {
    private static let deepest = 300

    /// Throws where a content is so deep that going through it needs more stack than there may be.
    static func check(_ content: Content) throws(ShortcutFailure) {
        guard !isWithin(deepest, content) else { return }
        throw ShortcutFailure(
            "a dictionary nests \(deepest) levels deep", remedy: "use fewer levels", kind: .tooMuch)
    }

    private static func isWithin(_ depth: Int, _ content: Content) -> Bool {
        switch content {
        case .nothing: true
        case .one(let item): isWithin(depth, item)
        case .many(let items): items.allSatisfy { isWithin(depth, $0) }
        }
    }

    private static func isWithin(_ depth: Int, _ item: ContentItem) -> Bool {
        switch item.value {
        case .dictionary(let dictionary):
            depth > 0 && dictionary.entries.allSatisfy { isWithin(depth - 1, $0.value) }
        case .list(let list): depth > 0 && list.items.allSatisfy { isWithin(depth - 1, $0) }
        default: true
        }
    }
}
