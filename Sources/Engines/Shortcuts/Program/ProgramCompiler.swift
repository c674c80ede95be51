// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import ShortcutDocument

/// Turns the flat list of a shortcut's actions into instructions that know where to go on.
struct ProgramCompiler {
    /// A block that is not ended yet.
    private struct Open {
        enum Kind { case condition, count, each, menu }

        var kind: Kind
        var group: String
        var start: Int
        /// The condition or choice that the last mark left open, whose failure goes to the next mark.
        var pending: Int?
        /// Jumps to the end, one for each branch that was ended.
        var jumps: [Int] = []
        /// How many repeats are around it, itself included.
        var depth = 0
    }

    private(set) var instructions: [Instruction] = []
    private(set) var titles: [Sentence] = []
    private(set) var missing: [(number: Int, identifier: String)] = []
    private(set) var names: ProgramNames
    private(set) var texts = TextPieces()
    private(set) var quickSteps: [QuickStep?] = []
    /// By the places of their instructions.
    private var quickWork: [Int: QuickStep.Work] = [:]
    private let actions: [ShortcutAction]
    private let clientVersion: Int
    private let catalog: ActionCatalog
    private var open: [Open] = []

    init(_ document: ShortcutDocument, _ catalog: ActionCatalog) {
        actions = document.actions
        clientVersion = document.clientVersion
        self.catalog = catalog
        names = ProgramNames(outputsOf: actions)
    }

    mutating func compile() {
        for (number, action) in zip(1..., actions) {
            titles.append(catalog.title(of: action))
            if let block = action.block, let kind = Self.kind(action.identifier) {
                compile(action, block, kind, number)
            } else {
                compile(action, number)
            }
        }
        // A block that is never ended ends with the shortcut.
        while let last = open.popLast() { close(last, nil, actions.count) }
        keepUsedOutputs()
        for place in instructions.indices { quickSteps.append(quickStep(at: place)) }
    }

    /// The form of an instruction that is tried first, if it has one.
    private mutating func quickStep(at place: Int) -> QuickStep? {
        let instruction = instructions[place]
        return (quickWork[place] ?? quickWork(of: instruction)).map {
            QuickStep(work: $0, output: instruction.output, isAwaited: instruction.isAwaited)
        }
    }

    /// What marks of blocks do.
    private mutating func quickWork(of instruction: Instruction) -> QuickStep.Work? {
        switch instruction.step {
        case .ifHolds(let condition, let otherwise, let input):
            // What it hands on may be anything.
            guard input == nil || !instruction.isAwaited else { return nil }
            return condition.quickTest(&texts).map { .test($0, otherwise: otherwise) }
        case .jump(let target): return .jump(target)
        case .endBranch: return .endBranch
        case .endRepeat(let start, collects: false):
            switch instructions[start].step {
            case .repeatCount(_, let index, _) where !instructions[start].isAwaited:
                return .nextRound(start: start, index: index)
            case .repeatEach(_, let index, let item, _): return .nextItem(start: start, index: index, item: item)
            default: return nil
            }
        case .value, .effect, .repeatCount, .repeatEach, .endRepeat, .menu, .missing: return nil
        }
    }

    private static func kind(_ identifier: String) -> Open.Kind? {
        switch identifier {
        case "is.workflow.actions.conditional": .condition
        case "is.workflow.actions.repeat.count": .count
        case "is.workflow.actions.repeat.each": .each
        case "is.workflow.actions.choosefrommenu": .menu
        default: nil
        }
    }

    /// What nobody refers to, or takes next, is not kept.
    private mutating func keepUsedOutputs() {
        // From the end, since what follows a step decides whether what it gives is asked for. The last one gives what
        // the shortcut gives.
        var isAsked = Array(repeating: true, count: instructions.count + 1)
        for place in instructions.indices.reversed() {
            if let output = instructions[place].output, !names.usedOutputs.contains(output) {
                instructions[place].output = nil
            }
            isAsked[place] = isInputAsked(at: place, isAsked)
        }
    }

    /// Whether a step needs what the one before it gave, for itself or for those that it hands it on to.
    ///
    /// - Parameter isAsked: The same of all that stand behind it.
    private mutating func isInputAsked(at place: Int, _ isAsked: [Bool]) -> Bool {
        let usesPrevious = instructions[place].usesPrevious
        instructions[place].isAwaited = isAsked[place + 1]
        let isKept = instructions[place].isAwaited || instructions[place].output != nil
        switch instructions[place].step {
        case .value, .effect: return usesPrevious && (isKept || !instructions[place].isRemark)
        case .ifHolds(_, let otherwise, let input):
            instructions[place].isAwaited = isAsked[place + 1] || isAsked[otherwise]
            return usesPrevious || (input == nil && instructions[place].isAwaited)
        case .jump(let target): return isAsked[target]
        case .endBranch: return isKept
        case .repeatCount: return usesPrevious || isAsked[place + 1]
        case .repeatEach, .missing: return usesPrevious
        case .endRepeat(let start, _):
            instructions[place].step = .endRepeat(start: start, collects: isKept)
            return isKept
        case .menu(let menu):
            instructions[place].isAwaited = menu.choices.contains { isAsked[$0.target] }
            return usesPrevious || instructions[place].isAwaited
        }
    }

    private mutating func append(
        _ step: Instruction.Step, _ number: Int, from reader: ParameterReader? = nil, isRemark: Bool = false
    ) {
        let output = actions.isEmpty ? nil : names.place(of: actions[number - 1])
        instructions.append(
            Instruction(
                step, number: number, output: output, supplies: reader?.supplies ?? [],
                usesPrevious: reader?.usesPrevious ?? true, isRemark: isRemark))
    }

    private mutating func compile(_ action: ShortcutAction, _ number: Int) {
        var reader = ParameterReader(
            action, names, clientVersion: clientVersion, following: actions.dropFirst(number))
        guard let made = catalog.action(for: &reader) else {
            missing.append((number, action.identifier))
            append(.missing, number)
            return
        }
        names = reader.knownNames
        append(Self.step(made), number, from: reader, isRemark: made is CommentAction)
        if let quick = made as? any LoopAction { quickWork[instructions.count - 1] = quick.quickWork(&texts) }
    }

    private static func step(_ action: any Action) -> Instruction.Step {
        switch action {
        case let action as any ValueAction:
            .value { (context: inout RunContext) throws(ShortcutFailure) in try action.value(&context) }
        case let action as any EffectAction: .effect(action)
        default: .missing
        }
    }

    // MARK: - Blocks

    private mutating func compile(_ action: ShortcutAction, _ block: ShortcutBlock, _ kind: Open.Kind, _ number: Int) {
        switch block.mark {
        case .begin: begin(action, block.group, kind, number)
        case .middle:
            // A mark of a block that was not begun does nothing.
            guard let place = open.lastIndex(where: { $0.group == block.group }) else { return }
            while open.count - 1 > place { close(open.removeLast(), nil, number) }
            divide(action, number)
        case .end:
            guard let place = open.lastIndex(where: { $0.group == block.group }) else { return }
            while open.count - 1 > place { close(open.removeLast(), nil, number) }
            close(open.removeLast(), action, number)
        }
    }

    private mutating func begin(_ action: ShortcutAction, _ group: String, _ kind: Open.Kind, _ number: Int) {
        var reader = ParameterReader(action, names, clientVersion: clientVersion)
        var block = Open(kind: kind, group: group, start: instructions.count)
        block.depth = open.count { $0.kind == .count || $0.kind == .each } + 1
        let suffix = block.depth == 1 ? "" : " \(block.depth)"
        let step: Instruction.Step
        switch kind {
        case .condition:
            let condition = BranchCondition(&reader)
            step = .ifHolds(condition, otherwise: 0, input: condition.givenInput)
            block.pending = block.start
        case .count:
            let count = reader.operand("WFRepeatCount") ?? .constant(.number(.whole(1)))
            names = reader.knownNames
            step = .repeatCount(count, index: names.place(ofVariable: "Repeat Index\(suffix)"), end: 0)
        case .each:
            let input = reader.input()
            names = reader.knownNames
            step = .repeatEach(
                input, index: names.place(ofVariable: "Repeat Index\(suffix)"),
                item: names.place(ofVariable: "Repeat Item\(suffix)"), end: 0)
        case .menu:
            step = .menu(MenuStep(prompt: reader.operand("WFMenuPrompt"), choices: [], end: 0))
        }
        if kind == .condition || kind == .menu { names = reader.knownNames }
        append(step, number, from: reader)
        open.append(block)
    }

    /// Ends one branch of the innermost block and begins the next.
    private mutating func divide(_ action: ShortcutAction, _ number: Int) {
        var block = open.removeLast()
        defer { open.append(block) }
        guard block.kind == .condition || block.kind == .menu else { return }
        // The first case of a menu has no branch before it.
        let isFirst = if case .menu(let menu) = instructions[block.start].step { menu.choices.isEmpty } else { false }
        if !isFirst {
            block.jumps.append(instructions.count)
            append(.jump(0), number)
        }
        if block.kind == .menu {
            var reader = ParameterReader(action, names, clientVersion: clientVersion)
            let title = reader.operand("WFMenuItemTitle") ?? .constant(.text(""))
            names = reader.knownNames
            guard case .menu(var menu) = instructions[block.start].step else { return }
            menu.choices.append((title, instructions.count))
            instructions[block.start].step = .menu(menu)
            return
        }
        setOtherwise(of: block.pending, to: instructions.count)
        block.pending = nil
        // An otherwise with a condition is an otherwise-if.
        guard action.parameters["WFCondition"] != nil || action.parameters["WFConditions"] != nil else { return }
        var reader = ParameterReader(action, names, clientVersion: clientVersion)
        let condition = BranchCondition(&reader)
        names = reader.knownNames
        block.pending = instructions.count
        // What is handed on stays what the block was given.
        append(.ifHolds(condition, otherwise: 0, input: nil), number, from: reader)
    }

    private mutating func setOtherwise(of place: Int?, to target: Int) {
        guard let place, case .ifHolds(let condition, _, let input) = instructions[place].step else { return }
        instructions[place].step = .ifHolds(condition, otherwise: target, input: input)
    }

    private mutating func close(_ block: Open, _ action: ShortcutAction?, _ number: Int) {
        let end = instructions.count
        switch block.kind {
        case .condition, .menu:
            setOtherwise(of: block.pending, to: end)
            for jump in block.jumps { instructions[jump].step = .jump(end) }
            if case .menu(var menu) = instructions[block.start].step {
                menu.end = end
                instructions[block.start].step = .menu(menu)
            }
            append(.endBranch, number)
        case .count, .each:
            append(.endRepeat(start: block.start, collects: true), number)
            switch instructions[block.start].step {
            case .repeatCount(let count, let index, _):
                instructions[block.start].step = .repeatCount(count, index: index, end: end + 1)
            case .repeatEach(let input, let index, let item, _):
                instructions[block.start].step = .repeatEach(input, index: index, item: item, end: end + 1)
            default: break
            }
        }
        // What closes a block that has no end of its own gives nothing.
        if action == nil { instructions[instructions.count - 1].output = nil }
    }
}
