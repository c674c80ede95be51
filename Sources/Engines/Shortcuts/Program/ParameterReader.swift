// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
import Sentences
package import ShortcutDocument

/// Reads an action's parameters, once, before the run; each becomes an ``Operand``.
package struct ParameterReader {
    /// The action as its file has it.
    package let action: ShortcutAction
    /// Whether what the action before gave is taken, since the file names no input.
    package private(set) var usesPrevious = false
    /// What has to be asked for before each time the action is done, with the place it is kept in.
    package private(set) var supplies: [(supply: Supply, place: Int)] = []
    /// The actions behind it.
    let following: ArraySlice<ShortcutAction>
    private var names: ProgramNames

    init(_ action: ShortcutAction, _ names: ProgramNames, following: ArraySlice<ShortcutAction> = []) {
        self.action = action
        self.names = names
        self.following = following
    }

    /// The names with those that the parameters brought.
    var knownNames: ProgramNames { names }

    /// A parameter; nil where the file has none.
    package mutating func operand(_ key: String) -> Operand? {
        action.value(key).map { operand(of: $0, for: key) }
    }

    /// A parameter; `standard` where the file has none.
    package mutating func operand(_ key: String, or standard: ContentValue) -> Operand {
        operand(key) ?? .constant(Content(standard))
    }

    /// What the action works on: the parameter, or where the file has none, what the action before gave.
    package mutating func input(_ key: String = "WFInput") -> Operand {
        // Some old workflows have every input under one name.
        if let operand = operand(key) ?? operand("WFVariable") { return operand }
        usesPrevious = true
        return .variable(.previous, [])
    }

    /// A choice from a list, such as `Multiply`; the standard one where the file has none or a variable.
    package func choice(_ key: String, default standard: String) -> String {
        guard case .text(let template)? = action.value(key) else { return standard }
        return template.constant ?? standard
    }

    /// A switch.
    package func flag(_ key: String, default standard: Bool) -> Bool { action.parameters.boolean(key) ?? standard }

    /// Where what the action gives is kept; nil where the file has no name for it.
    var output: Int? { names.place(of: action) }

    /// The name of a variable.
    func name(ofVariable place: Int) -> String? { names.name(ofVariable: place) }

    /// The place of a variable that the action sets.
    package mutating func variable(_ key: String) -> Int? {
        action.parameters.string(key).map { names.place(ofVariable: $0) }
    }

    package mutating func operand(of value: ParameterValue, for key: String) -> Operand {
        switch value {
        case .text(let template): return operand(of: template, for: key)
        case .number(let number): return .constant(.number(Number(number)))
        case .boolean(let value): return .constant(.boolean(value))
        case .date(let date): return .constant(Content(.date(ContentDate(date))))
        case .data(let data):
            return .constant(Content(.file(ContentFile(name: "Data", type: "public.data", data: data))))
        case .variable(let variable): return operand(of: variable, for: key)
        case .list(let elements): return .list(elements.map { operand(of: $0, for: key) })
        case .dictionary(let rows):
            return .dictionary(rows.map { (operand(of: $0.key, for: key), operand(of: $0.value, for: key)) })
        case .quantity(let quantity):
            return quantity.magnitude.map { operand(of: $0, for: key) } ?? .constant(.nothing)
        case .record(let record): return .constant(JSONText.content(.dictionary(record.entries)))
        }
    }

    private mutating func operand(of template: TextTemplate, for key: String) -> Operand {
        if let text = template.constant { return .constant(.text(text)) }
        return .template(
            template.segments.map { segment in
                switch segment {
                case .text(let text): .constant(.text(text))
                case .variable(let variable): operand(of: variable, for: key)
                }
            })
    }

    private mutating func operand(of variable: VariableReference, for key: String) -> Operand {
        .variable(place(of: variable.source, for: key), variable.aggrandizements)
    }

    private mutating func place(of source: VariableReference.Source, for key: String) -> VariablePlace {
        switch source {
        case .output(let uuid, _): return names.place(ofOutput: uuid).map { .output($0) } ?? .nowhere
        case .named(let name): return .named(names.place(ofVariable: name))
        case .shortcutInput: return .shortcutInput
        case .actionInput:
            usesPrevious = true
            return .previous
        case .currentDate: return .currentDate
        case .clipboard: return supplied(.clipboard)
        case .deviceDetails: return supplied(.deviceDetails)
        case .askEachTime(let prompt): return supplied(.question(prompt: prompt, parameter: key))
        case .unknown: return .nowhere
        }
    }

    private mutating func supplied(_ supply: Supply) -> VariablePlace {
        if case .question = supply {
        } else if let known = supplies.first(where: { $0.supply == supply }) {
            return .supplied(known.place)
        }
        let place = names.newSupply()
        supplies.append((supply, place))
        return .supplied(place)
    }
}

/// The places of all that a shortcut names.
struct ProgramNames {
    private var outputs: [String: Int] = [:]
    private var variables: [String: Int] = [:]
    private(set) var supplyCount = 0
    /// The outputs that something refers to.
    private(set) var usedOutputs: Set<Int> = []

    init(outputsOf actions: [ShortcutAction]) {
        for action in actions {
            if let uuid = action.uuid, outputs[uuid] == nil { outputs[uuid] = outputs.count }
        }
    }

    var outputCount: Int { outputs.count }
    var variableCount: Int { variables.count }

    /// The names of variables, by their places.
    var variableNames: [String] { variables.sorted { $0.value < $1.value }.map(\.key) }

    func name(ofVariable place: Int) -> String? { variables.first { $0.value == place }?.key }

    mutating func place(ofOutput uuid: String) -> Int? {
        guard let place = outputs[uuid] else { return nil }
        usedOutputs.insert(place)
        return place
    }

    /// Where an action keeps what it gives.
    func place(of action: ShortcutAction) -> Int? { action.uuid.flatMap { outputs[$0] } }

    mutating func place(ofVariable name: String) -> Int {
        if let place = variables[name] { return place }
        variables[name] = variables.count
        return variables.count - 1
    }

    mutating func newSupply() -> Int {
        supplyCount += 1
        return supplyCount - 1
    }
}
