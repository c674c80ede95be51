// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a summary says, whatever the types that it was made of.
indirect enum SummaryTree: Equatable, Sendable {
    /// A sentence by its key, and the parameters that are listed below.
    case sentence(String, table: String?, below: [String])
    /// Nil for the parameter: the family of the widget.
    case when(parameter: String?, comparison: String, values: [String], then: SummaryTree, otherwise: SummaryTree)
    case choice(parameter: String?, cases: [Case], otherwise: SummaryTree?)

    struct Case: Equatable, Sendable {
        let values: [String]
        let summary: SummaryTree
    }

    /// What a value of a comparison is called: a case by its name, a thing by its identifier.
    static func text(of value: Any) -> String {
        switch NilValues.unwrapped(value) {
        case let value as any AppEnum: String(describing: value)
        case let value as any AppEntity: EntityText.identifier(of: value)
        case let value?: "\(value)"
        case nil: "nil"
        }
    }
}

private enum EntityText {
    static func identifier(of entity: any AppEntity) -> String { entity.id.entityIdentifierString }
}

/// A summary that can be read.
protocol ReadableSummary {
    var tree: SummaryTree { get }
}

extension ParameterSummary {
    /// What it says; nil for one that is not Apple's.
    var readTree: SummaryTree? { (self as? any ReadableSummary)?.tree }
}

extension SummaryTree {
    static let nothing = SummaryTree.sentence("", table: nil, below: [])
}

extension AppIntent {
    /// What the intent's summary says.
    static var summaryTree: SummaryTree? { parameterSummary.readTree }
}

/// The case of a choice, whatever its types.
protocol ReadableSummaryCase {
    /// Nil values: those of no other case.
    var readCases: [(values: [String]?, summary: SummaryTree)] { get }
}
