// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

struct NoteItem: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Note", numericFormat: "\(placeholder: .int) notes", synonyms: ["Memo"])
    static let defaultQuery = NoteItemQuery()

    let id: Int

    @Property(title: "Title")
    var title: String

    @Property(title: "Written")
    var written: Date

    @Property(title: "Tags")
    var tags: [String]

    @Property(title: "Words")
    var words: Int?

    var displayRepresentation: DisplayRepresentation {
        .init(
            title: LocalizedStringResource(stringLiteral: title),
            subtitle: "\(written, format: .dateTime.day().month())")
    }

    init(id: Int, title: String, written: Date = .now) {
        self.id = id
        self.title = title
        self.written = written
        self.tags = []
    }
}

struct NoteItemQuery: EntityPropertyQuery {
    static var properties = QueryProperties {
        Property(\NoteItem.$title) {
            EqualToComparator { value in #Predicate<NoteRow> { $0.title == value } }
            ContainsComparator { value in #Predicate<NoteRow> { $0.title.contains(value) } }
            HasSuffixComparator { value in #Predicate<NoteRow> { $0.title == value } }
        }
        Property(\NoteItem.$written) {
            LessThanComparator { date in #Predicate<NoteRow> { $0.written < date } }
            GreaterThanComparator { date in #Predicate<NoteRow> { $0.written > date } }
            IsBetweenComparator { from, to in #Predicate<NoteRow> { $0.written > from && $0.written < to } }
        }
        Property(\NoteItem.$words) {
            GreaterThanOrEqualToComparator { count in #Predicate<NoteRow> { $0.words >= count } }
            NotEqualToComparator { count in
                let count = count ?? 0
                return #Predicate<NoteRow> { $0.words != count }
            }
        }
        Property(\NoteItem.$tags) {
            ContainsComparator { tag in #Predicate<NoteRow> { $0.title == tag } }
        }
    }

    static var sortingOptions = SortingOptions {
        SortableBy(\NoteItem.$title)
        SortableBy(\NoteItem.$written)
    }

    static var findIntentDescription: IntentDescription? {
        IntentDescription("Finds notes.", categoryName: "Notes")
    }

    func entities(for identifiers: [NoteItem.ID]) async throws -> [NoteItem] {
        NoteRow.all.filter { identifiers.contains($0.id) }.map(\.item)
    }

    func suggestedEntities() async throws -> [NoteItem] { NoteRow.all.map(\.item) }

    func entities(
        matching comparators: [Predicate<NoteRow>], mode: ComparatorMode, sortedBy: [Sort<NoteItem>], limit: Int?
    ) async throws -> [NoteItem] {
        var rows = try NoteRow.all.filter { row in
            switch mode {
            case .and: try comparators.allSatisfy { try $0.evaluate(row) }
            case .or: try comparators.contains { try $0.evaluate(row) }
            }
        }
        for sort in sortedBy {
            switch sort.by {
            case \NoteItem.$title:
                rows.sort(
                    using: KeyPathComparator(\NoteRow.title, order: sort.order == .ascending ? .forward : .reverse))
            default:
                rows.sort(using: KeyPathComparator(\NoteRow.written, order: sort.order.sortOrder))
            }
        }
        return rows.prefix(limit ?? rows.count).map(\.item)
    }
}

extension EntityQuerySort.Ordering {
    var sortOrder: SortOrder {
        switch self {
        case .ascending: SortOrder.forward
        case .descending: SortOrder.reverse
        }
    }
}

struct NoteRow {
    static let all: [NoteRow] = []
    var id: Int
    var title: String
    var written: Date
    var words: Int

    var item: NoteItem { NoteItem(id: id, title: title, written: written) }
}
