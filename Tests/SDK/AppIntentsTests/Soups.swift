// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Wire

@testable import AppIntents

/// What the tests' intents are about.
enum SoupSize: String, AppEnum {
    case small, large

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    static let caseDisplayRepresentations: [SoupSize: DisplayRepresentation] = [
        .small: "Small", .large: DisplayRepresentation(title: "Large", subtitle: "for two", synonyms: ["Big"]),
    ]
}

struct Soup: AppEntity, Hashable {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Soup"
    static let defaultQuery = SoupQuery()
    static let all = [Soup("tomato", "Tomato", 300), Soup("lentil", "Lentil", 450), Soup("miso", "Miso", 120)]

    let id: String
    @Property(title: "Name") var name: String
    @Property(title: "Calories") var calories: Int
    @Property(title: "Note") var note: String?

    init(_ id: String, _ name: String, _ calories: Int) {
        self.id = id
        self.name = name
        self.calories = calories
    }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(name)", subtitle: "\(calories) kcal", image: .init(systemName: "cup.and.saucer"),
            synonyms: ["\(name) Soup"])
    }

    static func == (left: Soup, right: Soup) -> Bool { left.id == right.id }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct SoupQuery: EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [Soup] {
        // Not in the order that was asked for.
        Soup.all.filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [Soup] { Array(Soup.all.prefix(2)) }

    func entities(matching string: String) async throws -> [Soup] {
        Soup.all.filter { $0.name.localizedCaseInsensitiveContains(string) }
    }
}

/// What a property query makes of its comparisons.
struct SoupFilter: Sendable {
    let holds: @Sendable (Soup) -> Bool
}

struct SoupPropertyQuery: EntityPropertyQuery {
    static let sortingOptions = SortingOptions {
        SortableBy(\Soup.$name)
        SortableBy(\Soup.$calories)
    }

    static let properties = QueryProperties {
        Property(\Soup.$name) {
            EqualToComparator { text in SoupFilter { $0.name == text } }
            ContainsComparator { text in SoupFilter { $0.name.contains(text) } }
            HasPrefixComparator { text in SoupFilter { $0.name.hasPrefix(text) } }
        }
        Property(\Soup.$calories) {
            LessThanComparator { number in SoupFilter { $0.calories < number } }
            IsBetweenComparator { low, high in SoupFilter { (low...high).contains($0.calories) } }
        }
    }

    func entities(for identifiers: [String]) async throws -> [Soup] {
        Soup.all.filter { identifiers.contains($0.id) }
    }

    func entities(
        matching comparators: [SoupFilter], mode: ComparatorMode, sortedBy: [Sort<Soup>], limit: Int?
    ) async throws -> [Soup] {
        let found = Soup.all.filter { soup in
            switch mode {
            case .and: comparators.allSatisfy { $0.holds(soup) }
            case .or: comparators.contains { $0.holds(soup) }
            }
        }
        guard let sort = sortedBy.first else { return found }
        let sorted = found.sorted { left, right in
            sort.by == \Soup.$name ? left.name < right.name : left.calories < right.calories
        }
        return sort.order == .ascending ? sorted : sorted.reversed()
    }
}

/// A value that is made for an answer.
struct Bill: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bill"

    @Property(title: "Table") var table: Int
    @Property(title: "Total") var total: IntentCurrencyAmount

    init() {
        table = 0
        total = IntentCurrencyAmount(amount: 0, currencyCode: "EUR")
    }

    var displayRepresentation: DisplayRepresentation { "Table \(table)" }
}

struct OrderSoup: AppIntent {
    static let title: LocalizedStringResource = "Order Soup"

    @Parameter(title: "Soup", description: "Which one", requestValueDialog: "Which soup?") var soup: Soup
    @Parameter(title: "Count", default: 2, inclusiveRange: (1, 9)) var count: Int
    @Parameter(title: "Size", default: .small) var size: SoupSize
    @Parameter(title: "Note") var note: String?
    @Parameter(title: "Guests") var guests: [String]
    @Parameter(title: "Others") var others: [Soup]?
    @Parameter var servingTable: Int?

    static var parameterSummary: some ParameterSummary {
        When(\.$size, .equalTo, .large) {
            Summary("Order \(\.$count) large \(\.$soup)") {
                \.$note
                \.$guests
            }
        } otherwise: {
            Switch(\.$count) {
                Case(1) { Summary("Order a \(\.$soup)") }
                Case([2, 3]) { Summary("Order some \(\.$soup)", table: "Summaries") }
                DefaultCase { Summary("Order \(\.$count) \(\.$soup)") }
            }
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Soup> & ProvidesDialog {
        .result(value: soup, dialog: IntentDialog(full: "\(count) \(soup.name), coming", supporting: "\(count)"))
    }
}

/// Answers questions as it is told to, and keeps them.
final class ToldConversation: RunConversation {
    private let answers: Mutex<[AnswerPayload]>
    private let asked = Mutex<[QuestionPayload]>([])
    private let performed: (any AppIntent)?
    let systemContext: IntentSystemContext

    init(
        _ answers: [AnswerPayload], of intent: (any AppIntent)? = nil, in context: IntentSystemContext = .init()
    ) {
        self.answers = Mutex(answers)
        performed = intent
        systemContext = context
    }

    var intent: (any AppIntent)? { performed }
    var questions: [QuestionPayload] { asked.withLock(\.self) }

    func ask(_ question: QuestionPayload) async throws -> AnswerPayload {
        asked.withLock { $0.append(question) }
        return try answers.withLock { answers in
            guard !answers.isEmpty else { throw CancellationError() }
            return answers.removeFirst()
        }
    }
}
