// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

// A focus filter whose notifications are those of one account, and a query that builds predicates.

struct QuietAccountFilter: SetFocusFilterIntent {
    static var title: LocalizedStringResource = "Quiet Account"

    @Parameter(title: "Account") var account: String?

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(account ?? "All")") }

    var appContext: FocusFilterAppContext {
        guard let account else {
            return FocusFilterAppContext(notificationFilterPredicate: NSPredicate(value: true))
        }
        return FocusFilterAppContext(notificationFilterPredicate: NSPredicate(format: "SELF IN %@", [account]))
    }

    func perform() async throws -> some IntentResult { .result() }
}

struct ShelfBook: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
    static var defaultQuery = ShelfQuery()

    let id: UUID
    @Property(title: "Name") var name: String
    @Property(title: "Pages") var pages: Int

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

    init(_ name: String, pages: Int) {
        id = UUID()
        self.name = name
        self.pages = pages
    }
}

struct ShelfQuery: EntityPropertyQuery {
    static let all = [ShelfBook("Kettles", pages: 90), ShelfBook("Cups", pages: 12)]

    static var properties = QueryProperties {
        Property(\ShelfBook.$name) {
            EqualToComparator { NSPredicate(format: "name == %@", $0) }
            ContainsComparator { NSPredicate(format: "name CONTAINS[cd] %@", $0) }
        }
        Property(\ShelfBook.$pages) {
            LessThanComparator { NSPredicate(format: "%K < %d", "pages", $0) }
        }
    }

    static var sortingOptions = SortingOptions { SortableBy(\ShelfBook.$name) }

    func entities(for identifiers: [UUID]) async throws -> [ShelfBook] {
        Self.all.filter { NSPredicate(format: "id IN %@", identifiers).evaluate(with: $0) }
    }

    func suggestedEntities() async throws -> [ShelfBook] { Self.all }

    func entities(
        matching comparators: [NSPredicate], mode: ComparatorMode, sortedBy: [Sort<ShelfBook>], limit: Int?
    ) async throws -> [ShelfBook] {
        let predicate = NSCompoundPredicate(type: mode == .and ? .and : .or, subpredicates: comparators)
        return Self.all.filter { predicate.evaluate(with: $0) }
    }
}

struct OpenShelfIntent: AppIntent {
    static var title: LocalizedStringResource = "Open Shelf"

    @Parameter(title: "Book") var book: ShelfBook?

    func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
        let id = UUID()
        let predicate = NSPredicate(format: "id == %@ AND name != %@", id as CVarArg, "Cups")
        return .result(value: predicate.evaluate(with: ShelfQuery.all[0]))
    }
}
