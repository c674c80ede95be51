// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences
package import ShortcutDocument

/// A shortcut made ready to run: blocks are jumps, names are places, and parameters are read.
package struct Program: Sendable {
    /// What its actions are called, for errors and traces, by number from 1.
    package let titles: [Sentence]
    /// The actions that do not exist, by number, with what would be needed.
    package let missing: [(number: Int, identifier: String)]
    let instructions: [Instruction]
    let outputCount: Int
    let variableNames: [String]
    let supplyCount: Int
    /// What is tried first at the place of an instruction; nil if there is no such form.
    let quickSteps: [QuickStep?]
    /// The pieces of those texts that are put together quickly.
    let texts: TextPieces

    /// Makes a shortcut ready.
    ///
    /// An action that does not exist, or a block that is not whole, is no error before the run comes to it.
    package init(_ document: ShortcutDocument, actions catalog: ActionCatalog) {
        var compiler = ProgramCompiler(document, catalog)
        compiler.compile()
        instructions = compiler.instructions
        titles = compiler.titles
        missing = compiler.missing
        outputCount = compiler.names.outputCount
        variableNames = compiler.names.variableNames
        supplyCount = compiler.names.supplyCount
        quickSteps = compiler.quickSteps
        texts = compiler.texts
    }
}
