// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
import Sentences
package import ShortcutDocument

/// Reads an action's parameters, once, before the run; each becomes an ``Operand``.
package struct ParameterReader {
    /// The action as its file has it.
    package let action: ShortcutAction
    /// What the action takes; nil if it is not an action of the engine's own.
    package internal(set) var definition: ActionDefinition?
    /// Which release of Shortcuts wrote the file; 0 where it does not say. What is meant where a file says nothing
    /// has changed with it.
    package let clientVersion: Int
    /// Whether what the action before gave is taken, since the file names no input.
    package private(set) var usesPrevious = false
    /// What has to be asked for before each time the action is done, with the place it is kept in.
    package private(set) var supplies: [(supply: Supply, place: Int)] = []
    /// The actions behind it.
    let following: ArraySlice<ShortcutAction>
    private var names: ProgramNames

    init(
        _ action: ShortcutAction, _ names: ProgramNames, clientVersion: Int = 0,
        following: ArraySlice<ShortcutAction> = []
    ) {
        self.clientVersion = clientVersion
        self.action = action
        self.names = names
        self.following = following
    }

    /// The names with those that the parameters brought.
    var knownNames: ProgramNames { names }

    /// A parameter; nil if the file has none.
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

    /// A choice, by the list that the action's definition has for it.
    ///
    /// - Parameter standard: What is meant where the file says nothing, where that is not the list's own.
    mutating func choice(_ key: String, standard: String? = nil) -> ChosenValue {
        let list =
            definition?.parameters.first { $0.key == key }?.choices ?? ChoiceList([], standard: "", spellings: [:])
        return ChosenValue(list: list, standard: standard ?? list.standard, operand: operand(key))
    }

    /// A choice that decides what else is read, as is in the file; nil if the file has a variable for it or a
    /// value that is not known.
    mutating func fixedChoice(_ key: String) -> String? {
        let choice = choice(key)
        guard let value = action.value(key) else { return choice.standard }
        guard case .text(let template) = value, let text = template.constant else { return nil }
        return text.isEmpty ? choice.standard : choice.list.value(named: text)
    }

    /// A switch.
    package func flag(_ key: String, default standard: Bool) -> Bool { action.parameters.boolean(key) ?? standard }

    /// Where what the action gives is kept; nil if the file has no name for it.
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
        var place = place(of: variable.source, for: key)
        var steps: [Aggrandizement] = []
        for step in variable.aggrandizements {
            if case .property(let name) = step, PictureDetail.names.contains(name) {
                place = supplied(.pictureProperty(name, of: .variable(place, steps)))
                steps = []
            } else {
                steps.append(step)
            }
        }
        return .variable(place, steps)
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
        if let known = supplies.first(where: { $0.supply.isSame(as: supply) }) { return .supplied(known.place) }
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
