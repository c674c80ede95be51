// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ShortcutDocument

/// What an action sees of the run that it is a step of: the values it is given, and variables.
package struct RunContext: Sendable {
    package let environment: RunEnvironment
    package let coercion: Coercion
    /// What the shortcut was started with.
    package internal(set) var shortcutInput: Content
    /// What the action before gave.
    var previous: Content = .nothing
    var outputs: [Content]
    var variables: [Content]
    var supplied: [Content]
    /// The pieces of the program's texts.
    let texts: TextPieces
    /// The patterns that were looked for.
    package var patterns = PatternCache()

    init(_ program: Program, input: Content, in environment: RunEnvironment) {
        self.environment = environment
        coercion = Coercion(in: environment)
        shortcutInput = input
        outputs = Array(repeating: .nothing, count: program.outputCount)
        variables = Array(repeating: .nothing, count: program.variableNames.count)
        supplied = Array(repeating: .nothing, count: program.supplyCount)
        texts = program.texts
    }

    /// The value of a variable that the action has the place of.
    package func variable(_ place: Int) -> Content { variables[place] }

    /// Sets a variable.
    package mutating func set(_ place: Int, to content: Content) { variables[place] = content }

    /// Puts items behind those that a variable has.
    package mutating func append(_ content: Content, to place: Int) { variables[place].append(content) }

    /// Lets go of what a step gave when it was done before, and of what the step before it gave: it is about to replace
    /// both, and what nobody else holds is changed without a copy.
    mutating func dropLastOutput(_ place: Int?) {
        if let place { outputs[place] = .nothing }
        previous = .nothing
    }

    // MARK: - Operands

    /// What an operand is now, moved out of where it is kept: for a step that is the last to read it there.
    mutating func take(_ operand: Operand) -> Content {
        guard case .variable(let place, let aggrandizements) = operand, aggrandizements.isEmpty else {
            return content(operand)
        }
        switch place {
        case .named(let place): return exchange(&variables[place], with: .nothing)
        case .output(let place): return exchange(&outputs[place], with: .nothing)
        case .previous: return exchange(&previous, with: .nothing)
        case .shortcutInput, .currentDate, .supplied, .nowhere: return content(operand)
        }
    }

    /// What an operand is now.
    package func content(_ operand: Operand) -> Content {
        switch operand {
        case .constant(let content): content
        case .template: .text(text(operand))
        case .variable(let place, let aggrandizements):
            aggrandizements.isEmpty
                ? content(at: place) : Aggrandizing(coercion).content(content(at: place), aggrandizements)
        case .list(let operands): Content(operands.flatMap { content($0).items })
        case .dictionary(let rows): Content(.dictionary(dictionary(rows)))
        }
    }

    private func content(at place: VariablePlace) -> Content {
        switch place {
        case .output(let place): outputs[place]
        case .named(let place): variables[place]
        case .previous: previous
        case .shortcutInput: shortcutInput
        case .currentDate: Content(.date(ContentDate(environment.now())))
        case .supplied(let place): supplied[place]
        case .nowhere: .nothing
        }
    }

    private func dictionary(_ rows: [(key: Operand, value: Operand)]) -> ContentDictionary {
        var dictionary = ContentDictionary()
        for row in rows {
            // A list in a row is a value of its own, also where it has one item or none.
            if case .list(let operands) = row.value {
                dictionary[text(row.key)] = Content(list(operands))
            } else {
                dictionary[text(row.key)] = content(row.value)
            }
        }
        return dictionary
    }

    /// A list inside a dictionary, with the lists inside of it.
    private func list(_ operands: [Operand]) -> ContentValue {
        .list(
            ContentList(
                operands.flatMap { operand in
                    if case .list(let inner) = operand { [ContentItem(list(inner))] } else { content(operand).items }
                }))
    }

    /// What an operand is as text.
    package func text(_ operand: Operand) -> String {
        switch operand {
        case .template(let pieces):
            var text = ""
            for piece in pieces {
                if case .constant(.one(let item)) = piece, case .text(let constant) = item.value {
                    text += constant
                } else {
                    text += self.text(of: content(piece))
                }
            }
            return text
        default: return text(of: content(operand))
        }
    }

    /// The items that an operand is now; of a list that is one item, the items it has.
    package func items(_ operand: Operand) -> [ContentItem] { KeyPath.flattened(content(operand)).items }

    /// The same, where a text that is nothing but one variable means what that is.
    package func wholeItems(_ operand: Operand) -> [ContentItem] {
        KeyPath.flattened(wholeContent(operand)).items
    }

    /// The same as texts, one for each item.
    package func texts(_ operand: Operand) -> [String] { items(operand).map { coercion.text($0) } }

    /// A content as one text.
    package func text(of content: Content) -> String {
        if case .one(let item) = content, case .text(let text) = item.value { return text }
        return coercion.text(content)
    }

    /// An operand as a number; nil if it contains none.
    package func number(_ operand: Operand) -> Number? {
        switch operand {
        case .template: return coercion.firstNumber(in: text(operand))
        default: return content(operand).first.flatMap { coercion.number($0) }
        }
    }

    /// An operand as a date; nil if it contains none.
    package func date(_ operand: Operand) -> ContentDate? {
        content(operand).first.flatMap { coercion.date($0) }
    }
}

/// What is made of a variable where it is used.
struct Aggrandizing {
    private let coercion: Coercion

    init(_ coercion: Coercion) { self.coercion = coercion }

    func content(_ content: Content, _ steps: [Aggrandizement]) -> Content {
        steps.reduce(content) { apply($1, to: $0) }
    }

    private func apply(_ step: Aggrandizement, to content: Content) -> Content {
        switch step {
        case .coercion(let name):
            guard let kind = ContentKind(rawValue: name) else { return content }
            return coercion.content(content, as: kind)
        case .dictionaryKey(let key):
            return content.mapItems { item in
                coercion.dictionary(item).flatMap { KeyPath.value(key, in: $0, coercion) } ?? .nothing
            }
        case .property(let name): return content.mapItems { ItemProperties(coercion).value(name, of: $0) }
        case .dateFormat(let choice):
            return content.mapItems { item in
                guard let date = coercion.date(item) else { return .one(item) }
                return .text(DateWriter(in: coercion.environment).text(date, as: choice))
            }
        case .unknown: return content
        }
    }
}

/// A key, or keys with dots between them, as people write them: `weather.wind.speed`, `items.1`.
enum KeyPath {
    static func value(_ path: String, in dictionary: ContentDictionary, _ coercion: Coercion) -> Content? {
        // A key may have a dot itself.
        if let value = dictionary[path] { return flattened(value) }
        guard let dot = path.firstIndex(of: ".") else { return nil }
        let rest = String(path[path.index(after: dot)...])
        guard let value = dictionary[String(path[..<dot])] else { return nil }
        return self.value(rest, in: value, coercion)
    }

    private static func value(_ path: String, in content: Content, _ coercion: Coercion) -> Content? {
        let items = flattened(content).items
        let head = path.prefix { $0 != "." }
        if items.count > 1 || isList(content), let number = Int(head) {
            guard number > 0, number <= items.count else { return nil }
            let rest = path.dropFirst(head.count + 1)
            let item = Content.one(items[number - 1])
            return rest.isEmpty ? flattened(item) : value(String(rest), in: item, coercion)
        }
        let values = items.compactMap { item in
            coercion.dictionary(item).flatMap { value(path, in: $0, coercion) }
        }
        return values.isEmpty ? nil : Content(values.flatMap(\.items))
    }

    private static func isList(_ content: Content) -> Bool {
        if case .one(let item) = content, case .list = item.value { return true }
        return false
    }

    static func flattened(_ content: Content) -> Content { content.listed }
}
