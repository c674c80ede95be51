// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The sentences of the actions of one category, and the words of the parameters that only they have.
struct ActionSummaries: Sendable {
    let category: ActionCategory
    let summaries: [ActionSummary]
    let parameters: [ParameterWords]

    init(_ category: ActionCategory, _ summaries: [ActionSummary], parameters: [ParameterWords] = []) {
        self.category = category
        self.summaries = summaries
        self.parameters = parameters
    }

    /// Those of all categories, in the order in which an editor shows them.
    static let all: [ActionSummaries] = ActionCategory.allCases.map { category in
        switch category {
        case .text: text
        case .numbers: numbers
        case .dates: dates
        case .lists: lists
        case .dictionaries: dictionaries
        case .variables: variables
        case .control: control
        case .prompts: prompts
        case .scripting: scripting
        case .web: web
        case .files: files
        case .documents: documents
        case .images: images
        case .photos: photos
        case .media: media
        case .contacts: contacts
        case .sharing: sharing
        case .device: device
        case .libraries: libraries
        }
    }

    private static let known: [String: (summary: ActionSummary, category: ActionCategory)] = Dictionary(
        all.flatMap { group in group.summaries.map { ($0.identifier, ($0, group.category)) } }
    ) { first, _ in first }

    /// The sentence of an action and what it has to do with; nil for one that does not exist.
    static subscript(identifier: String) -> (summary: ActionSummary, category: ActionCategory)? { known[identifier] }
}
