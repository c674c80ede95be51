// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

// The shapes of public apps: properties taken from a model, a union of entities, and schemas.

struct TodoModel: Sendable {
    var title: String
    var isDone: Bool
    var due: Date?
}

struct TodoEntity: AppEntity, Hashable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Todo" }
    static let defaultQuery = TodoQuery()

    let id: UUID
    var model: TodoModel

    @ComputedProperty(title: "Title") var title: String { model.title }
    @ComputedProperty(title: "Is Overdue")
    var isOverdue: Bool { !model.isDone && (model.due.map { $0 < .now } ?? false) }
    @ComputedProperty(indexingKey: \.displayName)
    var name: String {
        get { model.title }
        set { model.title = newValue }
    }
    @DeferredProperty(title: "Progress") var progress: Double {
        get async throws { 0.5 }
    }

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }

    static func == (left: TodoEntity, right: TodoEntity) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct TodoQuery: EntityQuery {
    func entities(for identifiers: [UUID]) async throws -> [TodoEntity] { [] }
}

@UnionValue
enum TodoOrText {
    case todo(TodoEntity)
    case text(String)

    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Anything" }
}

extension TodoOrText {
    static let caseDisplayRepresentations: [Cases: DisplayRepresentation] = [.todo: "Todo", .text: "Text"]
}

struct FindAnythingIntent: AppIntent {
    static var title: LocalizedStringResource { "Find Anything" }

    @Parameter(title: "Text") var text: String

    func perform() async throws -> some IntentResult & ReturnsValue<[TodoOrText]> { .result(value: [.text(text)]) }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@AssistantIntent(schema: .browser.bookmarkURL)
struct BookmarkAddressIntent {
    @Parameter(title: "title")
    var name: String?
    @Parameter(title: "url")
    var url: URL

    func perform() async throws -> some ReturnsValue<AddressEntity> {
        .result(value: AddressEntity(url: url, name: name ?? ""))
    }
}

@AssistantEntity(schema: .browser.bookmark)
struct AddressEntity {
    struct AddressQuery: EntityStringQuery {
        func entities(for identifiers: [AddressEntity.ID]) async throws -> [AddressEntity] { [] }
        func entities(matching string: String) async throws -> [AddressEntity] { [] }
    }

    static var defaultQuery = AddressQuery()

    let id = UUID()
    var url: URL
    var name: String

    var displayRepresentation: DisplayRepresentation { "Unimplemented" }

    init(url: URL, name: String) {
        self.url = url
        self.name = name
    }
}

@AppIntent(schema: .mail.deleteMail)
struct TrashMailIntent {
    static let openAppWhenRun = false

    @Parameter var entities: [AddressEntity]

    func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .system.search)
struct SearchTodosIntent: ShowInAppSearchResultsIntent {
    static var searchScopes: [StringSearchScope] = [.general]

    var criteria: StringSearchCriteria

    @MainActor
    func perform() async throws -> some IntentResult { .result() }
}

@AppEnum(schema: .calendar.attendeeStatus)
enum ParticipantStatus: String {
    case accepted
    case declined

    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .accepted: "Accepted", .declined: "Declined",
    ]
}
