// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension IntentDeclaration {
    /// The combinations that decide which shortcut an intent with values is.
    ///
    /// Those for suggestions; a definition that has none there means those of the shortcuts editor.
    package var effectiveCombinations: [CombinationDeclaration] {
        suggestionCombinations.isEmpty ? shortcutCombinations : suggestionCombinations
    }

    /// The combination that an intent with values for these parameters is a shortcut of.
    ///
    /// The largest one whose parameters all have a value; of several as large the primary one, then the first. The
    /// combination without parameters fits every intent.
    ///
    /// - Parameter names: Of the parameters that have a value.
    /// - Returns: Nil when no combination fits.
    package func combination(fitting names: Set<String>) -> CombinationDeclaration? {
        let fitting = effectiveCombinations.filter { names.isSuperset(of: $0.parameters) }
        let size = fitting.map(\.parameters.count).max()
        let largest = fitting.filter { $0.parameters.count == size }
        return largest.first { $0.isPrimary } ?? largest.first
    }
}
