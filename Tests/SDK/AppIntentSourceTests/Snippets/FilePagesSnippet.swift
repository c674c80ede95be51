// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import UniformTypeIdentifiers

struct PaperPage: FileEntity {
    static let supportedContentTypes: [UTType] = [.pdf]
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Page"
    static let defaultQuery = PaperQuery()

    let id: FileEntityIdentifier
    var displayRepresentation: DisplayRepresentation { "Page" }
}

struct PaperQuery: EntityQuery {
    func entities(for identifiers: [FileEntityIdentifier]) async throws -> [PaperPage] {
        identifiers.map { PaperPage(id: $0) }
    }
}

struct PaperOptions: DynamicOptionsProvider {
    func results() async throws -> [PaperPage] { [] }
}

struct JoinPagesIntent: AppIntent {
    static let title: LocalizedStringResource = "Join Pages"

    @Parameter(title: "Plain") var plain: PaperPage
    @Parameter(title: "Cover", supportedContentTypes: [.pdf]) var cover: PaperPage
    @Parameter(title: "Any", default: nil, supportedContentTypes: nil) var any: PaperPage?
    @Parameter(title: "Pages", supportedContentTypes: [.pdf], size: 2) var pages: [PaperPage]
    @Parameter(title: "Widget", supportedContentTypes: [.pdf], size: [.systemSmall: 1]) var shown: [PaperPage]
    @Parameter(title: "Other", supportedContentTypes: [.pdf], query: PaperQuery()) var other: PaperPage?
    @Parameter(title: "Chosen", supportedContentTypes: [.pdf], optionsProvider: PaperOptions()) var chosen: PaperPage?
    @Parameter(description: "Untitled", supportedContentTypes: [.pdf]) var untitled: PaperPage?
    @Parameter(description: "Two", supportedContentTypes: [.pdf], size: 2, query: PaperQuery()) var two: [PaperPage]?
    @Parameter var bare: PaperPage?
    @Parameter(description: "Words alone") var described: PaperPage?

    func perform() async throws -> some IntentResult { .result() }
}

struct ScanPageIntent: AppIntent {
    static let title: LocalizedStringResource = "Scan Page"

    @Parameter(title: "Plain") var plain: IntentFile?
    @Parameter(title: "Old", supportedTypeIdentifiers: ["public.image"]) var old: IntentFile?
    @Parameter(title: "New", default: nil, supportedContentTypes: [.image]) var new: IntentFile?
    @Parameter(description: "Untitled", supportedContentTypes: [.image]) var untitled: IntentFile?
    @Parameter(description: "Chosen", default: nil, supportedContentTypes: [], optionsProvider: ScannedFiles())
    var chosen: IntentFile?

    func perform() async throws -> some IntentResult { .result() }
}

struct ScannedFiles: DynamicOptionsProvider {
    func results() async throws -> [IntentFile] { [] }
}
