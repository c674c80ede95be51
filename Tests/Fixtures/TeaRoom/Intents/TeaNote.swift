// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// A note to a guest, as Apple's system knows drafts.
@AppEntity(schema: .mail.draft)
struct TeaNote {
    static let defaultQuery = TeaNoteQuery()

    let id: String
    var subject: String?
    var body: String

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(body)") }

    init(id: String, body: String) {
        self.id = id
        self.body = body
    }
}

struct TeaNoteQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [TeaNote] {
        identifiers.map { TeaNote(id: $0, body: "Come to tea") }
    }
    func suggestedEntities() async throws -> [TeaNote] { [TeaNote(id: "invitation", body: "Come to tea")] }
}

/// How a note is sent.
@AppEnum(schema: .photos.filterType)
enum TeaNotePaper: String {
    case plain, golden

    static let caseDisplayRepresentations: [TeaNotePaper: DisplayRepresentation] = [.plain: "Plain", .golden: "Golden"]
}

@AppIntent(schema: .mail.sendDraft)
struct SendTeaNote {
    var target: TeaNote
    @Parameter(title: "Paper", default: .plain) var paper: TeaNotePaper
    var sendLaterDate: Date?

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "“\(target.body)” on \(paper.rawValue) paper")
    }
}
