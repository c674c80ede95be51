// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Lets the person choose among items; of a dictionary the keys are shown, and the values given under their names.
struct ChooseFromListAction: EffectAction {
    static let definition = ActionDefinition(
        "choosefromlist", "Choose from List",
        [
            .input, .text("WFChooseFromListActionPrompt"), .flag("WFChooseFromListActionSelectMultiple"),
            .flag("WFChooseFromListActionSelectAll"),
        ])

    private let input: Operand
    private let prompt: Operand?
    private let allowsSeveral: Operand?
    private let selectsAll: Operand?

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        prompt = parameters.operand("WFChooseFromListActionPrompt")
        allowsSeveral = parameters.operand("WFChooseFromListActionSelectMultiple")
        selectsAll = parameters.operand("WFChooseFromListActionSelectAll")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let choices = Self.choices(in: context.wholeContent(input), context.coercion)
        guard !choices.isEmpty else {
            throw ShortcutFailure(
                "there is nothing to choose from", remedy: "pass a list or dictionary that is not empty")
        }
        let prompt = context.text(prompt, default: "")
        let severalAllowed = context.flag(allowsSeveral, default: false)
        let choice = Choice(
            prompt: prompt.isEmpty ? nil : prompt, titles: choices.map(\.title), allowsSeveral: severalAllowed,
            selectsAll: severalAllowed && context.flag(selectsAll, default: false),
            subtitles: choices.map { Self.subtitle(of: $0.content) })
        return .needs(.choose(choice)) { result, _ throws(ShortcutFailure) in
            guard case .chosen(let places) = result else { return .done(try result.content()) }
            let chosen = places.filter { choices.indices.contains($0) }
            guard severalAllowed || !chosen.isEmpty else { throw .cancelled }
            return .done(Content(chosen.flatMap { choices[$0].content.items }))
        }
    }

    private static func choices(in content: Content, _ coercion: Coercion) -> [(title: String, content: Content)] {
        if case .one(let item) = content, case .dictionary(let dictionary) = item.value {
            // What is chosen goes by the name that was seen.
            return dictionary.entries.map { entry in
                (entry.key, KeyPath.flattened(entry.value).mapItems { .one(ContentItem($0.value, name: entry.key)) })
            }
        }
        return KeyPath.flattened(content).items.map { (title(of: $0, coercion), .one($0)) }
    }

    /// Of a contact the company, which menus made of cards have as their second line.
    private static func subtitle(of content: Content) -> String? {
        guard case .record(let record)? = content.first?.value, record.kind == .contact,
            case .text(let company)? = record.properties["Company"]?.first?.value, company != record.title
        else { return nil }
        return company
    }

    private static func title(of item: ContentItem, _ coercion: Coercion) -> String {
        if let name = item.name { return name }
        if case .file(let file) = item.value { return file.name }
        return coercion.text(item)
    }
}
