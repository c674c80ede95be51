// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A combination of parameters.
struct CombinationDump: Encodable, Hashable, Sendable {
    let parameters: [String]
    let title: TextDump?
    let subtitle: TextDump?
    let isPrimary: Bool
    let runsInBackground: Bool
    let isLinked: Bool

    init(_ combination: CombinationDeclaration) {
        parameters = combination.parameters
        title = combination.title.map(TextDump.init)
        subtitle = combination.subtitle.map(TextDump.init)
        isPrimary = combination.isPrimary
        runsInBackground = combination.runsInBackground
        isLinked = combination.isLinked
    }
}
