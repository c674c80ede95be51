// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// One run of a shortcut: a value that takes the result of effects and gives the next one.
///
/// It never waits and looks at no clock but the one it is given. The caller carries out each effect and hands
/// back the result, and lets it go on when it pauses, as `ShortcutRunner` does.
package struct ShortcutRun: Sendable {
    /// Where a run is.
    package enum State: Sendable {
        case needs(Effect)
        /// It goes on by ``goOn()``; meanwhile it may be dropped.
        case paused
        case finished(Content)
        case failed(ShortcutFailure)
    }

    /// A repeat that goes on.
    private struct Repeat: Sendable {
        /// The instruction that began it.
        var start: Int
        var index = 1
        var count: Int
        /// What is gone through; empty if only rounds are counted.
        var items: [ContentItem]
        /// What the first step of each round is given, where only rounds are counted.
        var input: Content
        /// What the rounds gave.
        var results: [ContentItem] = []
    }

    /// What goes on when an effect is done.
    private enum Waiting: Sendable {
        case action(@Sendable (EffectResult, inout RunContext) throws(ShortcutFailure) -> ActionStep)
        /// One of the things that are asked for before a step.
        case supply(place: Int, next: Int)
        case menu(MenuStep)
    }

    private let program: Program
    private let limits: RunLimits
    private var context: RunContext
    private var place = 0
    private var repeats: [Repeat] = []
    private var waiting: Waiting?
    /// How many of the supplies of the instruction at ``place`` are there.
    private var supplied = 0
    private var stepsLeft: Int
    /// What the step that was done last ended with, while ``isHeld``.
    private var state: State?
    /// Whether the run does not go on by itself; apart from the state, which is large to be looked at in each step.
    private var isHeld = false
    /// Is told about each step that was done.
    private let trace: (@Sendable (TracedStep) -> Void)?

    package init(
        _ program: Program, input: Content, in environment: RunEnvironment, limits: RunLimits = RunLimits(),
        trace: (@Sendable (TracedStep) -> Void)? = nil
    ) {
        self.program = program
        self.limits = limits
        self.trace = trace
        context = RunContext(program, input: input, in: environment)
        // Old workflows begin with what they are given.
        context.previous = input
        stepsLeft = limits.steps
    }

    /// Begins, and goes on to the first effect or the end.
    package mutating func start() -> State { advance() }

    /// Goes on after a pause.
    package mutating func goOn() -> State { advance() }

    /// The number of the action that is being done, from 1.
    package var action: Int? {
        program.instructions.indices.contains(place) ? program.instructions[place].number : nil
    }

    /// The number of the action that is being done, from 1, and its title; nil at the end.
    package var current: (action: Int, title: Sentence)? { action.map { ($0, program.titles[$0 - 1]) } }

    /// Continues with the result of the effect that was asked for last.
    package mutating func resume(with result: EffectResult) -> State {
        guard let waiting else { return advance() }
        self.waiting = nil
        do throws(ShortcutFailure) {
            switch waiting {
            case .action(let then):
                try take(try then(result, &context))
                if let state = takeState() { return state }
            case .supply(let place, let next):
                context.supplied[place] = try result.content()
                supplied = next
            case .menu(let menu): try choose(result, from: menu)
            }
            return advance()
        } catch {
            return .failed(located(error))
        }
    }

    private func located(_ failure: ShortcutFailure) -> ShortcutFailure {
        var failure = failure
        if failure.action == nil, let number = action {
            failure.action = number
            failure.title = failure.title ?? program.titles[number - 1]
        }
        return failure
    }

    // MARK: - Steps

    private mutating func advance() -> State {
        do throws(ShortcutFailure) {
            var left = limits.stepsAtOnce
            while place < program.instructions.count, !isHeld {
                runQuickSteps(&left)
                guard place < program.instructions.count else { break }
                left -= 1
                guard left >= 0 else { return .paused }
                try step()
            }
            return takeState() ?? .finished(context.previous)
        } catch {
            return .failed(located(error))
        }
    }

    /// Does quick steps one after the other, as far as there are some and they are as they usually are.
    ///
    /// - Parameter left: How many steps may be done.
    private mutating func runQuickSteps(_ left: inout Int) {
        guard trace == nil, supplied == 0 else { return }
        while place < program.quickSteps.count, left > 0, stepsLeft > 0, let step = program.quickSteps[place] {
            guard let next = next(after: step) else { return }
            place = next
            left -= 1
            stepsLeft -= 1
        }
    }

    /// Does a quick step.
    ///
    /// - Returns: Where to go on; nil if its instruction has to do it, and nothing has changed.
    private mutating func next(after step: QuickStep) -> Int? {
        switch step.work {
        case .test(let test, let otherwise):
            context.holds(test, within: limits).map { $0 ? place + 1 : otherwise }
        case .jump(let target): target
        case .nextRound(let start, let index): nextRound(start, index: index, item: nil)
        case .nextItem(let start, let index, let item): nextRound(start, index: index, item: item)
        case .text, .calculate, .set, .append, .item, .value, .endBranch:
            context.perform(step, within: limits) ? place + 1 : nil
        }
    }

    /// Starts the next round of a repeat.
    ///
    /// - Returns: The first step of the round; nil after the last round, or if the run jumped into the block.
    private mutating func nextRound(_ start: Int, index: Int, item: Int?) -> Int? {
        guard let last = repeats.indices.last, repeats[last].start == start,
            repeats[last].index < repeats[last].count
        else { return nil }
        repeats[last].index += 1
        let round = repeats[last].index
        context.variables[index] = .number(.whole(round))
        context.previous = item == nil ? .nothing : .one(repeats[last].items[round - 1])
        if let item { context.variables[item] = context.previous }
        return start + 1
    }

    private mutating func takeState() -> State? {
        defer {
            state = nil
            isHeld = false
        }
        return state
    }

    private mutating func hold(_ state: State) {
        self.state = state
        isHeld = true
    }

    /// One instruction.
    private mutating func step() throws(ShortcutFailure) {
        stepsLeft -= 1
        guard stepsLeft >= 0 else {
            throw ShortcutFailure(
                "the shortcut ran \(limits.steps) steps without ending",
                remedy: "repeat fewer times", kind: .tooMuch)
        }
        if supplied < program.instructions[place].supplyCount { return supply(program.instructions[place]) }
        switch program.instructions[place].step {
        case .value(let value): try finishChecked(try value(&context))
        case .effect(let action): try take(try action.perform(&context))
        case .ifHolds(let condition, let otherwise, let input):
            let holds = condition.holds(in: context)
            if let input, program.instructions[place].isAwaited { context.previous = context.content(input) }
            go(to: holds ? place + 1 : otherwise)
        case .jump(let target): go(to: target)
        case .endBranch: finish(context.previous)
        case .repeatCount(let count, let index, let end):
            begin(count: context.number(count)?.int ?? 0, items: [], index: index, item: nil, end: end)
        case .repeatEach(let input, let index, let item, let end):
            let items = Self.elements(of: context.content(input))
            begin(count: items.count, items: items, index: index, item: item, end: end)
        case .endRepeat(let start, let collects): try endRepeat(start, collects)
        case .menu(let menu): ask(menu)
        case .missing:
            throw ShortcutFailure(
                "the action ‘\(program.titles[program.instructions[place].number - 1])’ is not available",
                remedy: "remove it, or install the app that offers it", kind: .missing)
        }
    }

    private mutating func go(to target: Int) {
        place = target
        supplied = 0
    }

    /// Keeps what a step gave and goes on.
    private mutating func finish(_ content: Content) {
        if let output = program.instructions[place].output { context.outputs[output] = content }
        if let trace {
            let number = program.instructions[place].number
            trace(TracedStep(number: number, title: program.titles[number - 1], output: content))
        }
        // Anyone who traces sees what a remark hands on, too.
        if program.instructions[place].isAwaited || trace != nil { context.previous = content }
        go(to: place + 1)
    }

    private mutating func take(_ step: ActionStep) throws(ShortcutFailure) {
        switch step {
        case .done(let content): try finishChecked(content)
        case .needs(let effect, let then):
            waiting = .action(then)
            hold(.needs(effect))
        case .stop(let content): hold(.finished(content))
        }
    }

    private mutating func finishChecked(_ content: Content) throws(ShortcutFailure) {
        try check(content)
        finish(content)
    }

    /// What grows from step to step is bounded at each.
    private func check(_ content: Content) throws(ShortcutFailure) {
        switch content {
        case .one(let item):
            guard case .text(let text) = item.value, text.utf8.count > limits.textSize else { return }
            throw ShortcutFailure(
                "text grew longer than \(limits.textSize) bytes", remedy: "keep it shorter", kind: .tooMuch)
        case .many(let items) where items.count > limits.items:
            throw ShortcutFailure(
                "a list grew longer than \(limits.items) items", remedy: "keep it shorter", kind: .tooMuch)
        default: return
        }
    }

    private mutating func supply(_ instruction: Instruction) {
        let (supply, place) = instruction.supplies[supplied]
        func ask(_ effect: Effect) {
            waiting = .supply(place: place, next: supplied + 1)
            hold(.needs(effect))
        }
        switch supply {
        case .clipboard: ask(.readClipboard)
        case .deviceDetails: ask(.device(.detail("Device Name")))
        case .question(let prompt?, _) where !prompt.isEmpty: ask(.ask(Question(prompt)))
        case .question(_, let parameter):
            ask(.ask(Question(for: parameter, of: program.titles[instruction.number - 1])))
        case .pictureProperty(let name, let operand):
            switch PictureDetail.value(name, of: context.content(operand), context.coercion) {
            case .known(let content):
                context.supplied[place] = content
                supplied += 1
            case .inside(let pictures): ask(.images(.property(name, of: pictures)))
            }
        }
    }

    // MARK: - Repeats

    private static func elements(of content: Content) -> [ContentItem] { KeyPath.flattened(content).items }

    private mutating func begin(count: Int, items: [ContentItem], index: Int, item: Int?, end: Int) {
        guard count > 0 else {
            // Nothing is gone through, so nothing is given.
            context.previous = .nothing
            if let output = program.instructions[end - 1].output { context.outputs[output] = .nothing }
            go(to: end)
            return
        }
        let input = item == nil && program.instructions[place].isAwaited ? context.previous : .nothing
        repeats.append(Repeat(start: place, count: count, items: items, input: input))
        context.variables[index] = .number(.whole(1))
        if let item { context.variables[item] = .one(items[0]) }
        context.previous = item == nil ? input : .one(items[0])
        go(to: place + 1)
    }

    private mutating func endRepeat(_ start: Int, _ collects: Bool) throws(ShortcutFailure) {
        // A block that was entered by its middle has no rounds.
        guard let last = repeats.indices.last, repeats[last].start == start else { return finish(context.previous) }
        if collects { context.previous.append(to: &repeats[last].results) }
        guard repeats[last].results.count <= limits.items else {
            throw ShortcutFailure(
                "a list grew longer than \(limits.items) items", remedy: "repeat fewer times", kind: .tooMuch)
        }
        repeats[last].index += 1
        let round = repeats[last].index
        guard round <= repeats[last].count else {
            return finish(Content(repeats.removeLast().results))
        }
        switch program.instructions[start].step {
        case .repeatCount(_, let index, _):
            context.variables[index] = .number(.whole(round))
            context.previous = repeats[last].input
        case .repeatEach(_, let index, let item, _):
            let element = Content.one(repeats[last].items[round - 1])
            context.variables[index] = .number(.whole(round))
            context.variables[item] = element
            context.previous = element
        default: break
        }
        go(to: start + 1)
    }

    // MARK: - Menus

    private mutating func ask(_ menu: MenuStep) {
        waiting = .menu(menu)
        let choice = Choice(
            prompt: menu.prompt.map { context.text($0) }, titles: menu.choices.map { context.text($0.title) })
        hold(.needs(.choose(choice)))
    }

    private mutating func choose(_ result: EffectResult, from menu: MenuStep) throws(ShortcutFailure) {
        switch result {
        case .chosen(let places):
            guard let choice = places.first, menu.choices.indices.contains(choice) else { throw .cancelled }
            go(to: menu.choices[choice].target)
        default:
            _ = try result.content()
            throw .cancelled
        }
    }
}

/// A step that was done, for those who look for what went wrong.
package struct TracedStep: Sendable {
    /// Which action, from 1.
    package var number: Int
    package var title: Sentence
    package var output: Content
}
