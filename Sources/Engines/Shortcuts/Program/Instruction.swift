// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// One step of a program: an action, or a mark of a block as where the run goes on.
struct Instruction: Sendable {
    /// Small, so that the step of a loop is copied quickly: all but what is done most is apart from it.
    enum Step: Sendable {
        /// One that is done within the run; a closure, as that is what is copied fastest.
        case value(@Sendable (inout RunContext) throws(ShortcutFailure) -> Content)
        indirect case effect(any EffectAction)
        /// Goes on behind it where the condition holds, at `otherwise` where not. What is compared is handed on to the
        /// first step inside; no `input` hands on what is there already.
        indirect case ifHolds(BranchCondition, otherwise: Int, input: Operand?)
        /// What ends one branch goes to the end of the block.
        case jump(Int)
        /// The end of an if or a menu: what the branch gave is what the block gives.
        case endBranch
        indirect case repeatCount(Operand, index: Int, end: Int)
        indirect case repeatEach(Operand, index: Int, item: Int, end: Int)
        /// Whether somebody asks for what the rounds gave: they may be a million.
        case endRepeat(start: Int, collects: Bool)
        indirect case menu(MenuStep)
        /// An action that does not exist.
        case missing
    }

    var step: Step
    /// Which action of the file it is, from 1.
    var number: Int
    /// Where what it gives is kept; nil if nobody refers to it.
    var output: Int?
    /// What has to be asked for first, and where that is kept.
    let supplies: [(supply: Supply, place: Int)]
    let supplyCount: Int
    /// Whether what the step before gave is asked for.
    let usesPrevious: Bool
    /// Whether it only hands on what the step before gave, such as a comment.
    let isRemark: Bool
    /// Whether the step behind it may ask for what it gave; others set aside what came before them.
    var isAwaited = true

    init(
        _ step: Step, number: Int, output: Int?, supplies: [(supply: Supply, place: Int)] = [],
        usesPrevious: Bool = true, isRemark: Bool = false
    ) {
        self.isRemark = isRemark
        self.usesPrevious = usesPrevious
        self.step = step
        self.number = number
        self.output = output
        self.supplies = supplies
        supplyCount = supplies.count
    }
}

/// A menu: what is asked, and where each choice leads.
struct MenuStep: Sendable {
    var prompt: Operand?
    var choices: [(title: Operand, target: Int)]
    var end: Int
}
