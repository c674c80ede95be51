// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import UniformTypeIdentifiers

struct ScanEntity: FileEntity {
    static let supportedContentTypes: [UTType] = [.pdf, .image]
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Scan"
    static let defaultQuery = ScanQuery()

    let id: FileEntityIdentifier
    let name: String

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct ScanQuery: EntityQuery {
    func entities(for identifiers: [FileEntityIdentifier]) async throws -> [ScanEntity] {
        var scans: [ScanEntity] = []
        for identifier in identifiers {
            if let url = try await identifier.fileURL {
                scans.append(ScanEntity(id: identifier, name: url.lastPathComponent))
            }
        }
        return scans
    }
}
