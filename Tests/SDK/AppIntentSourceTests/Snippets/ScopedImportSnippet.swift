// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import protocol AppIntents.AppEnum
import protocol AppIntents.AppIntent
import struct AppIntents.DisplayRepresentation
import struct AppIntents.IntentDescription
import protocol AppIntents.IntentResult
import struct AppIntents.TypeDisplayRepresentation

enum ReadState: String {
    case read
    case unread
}

extension ReadState: AppEnum {
    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "State")
    static var caseDisplayRepresentations: [ReadState: DisplayRepresentation] = [
        .read: DisplayRepresentation(title: "Read", image: .init(systemName: "eye")),
        .unread: DisplayRepresentation(title: "Unread", image: .init(systemName: "eye.slash")),
    ]
}

struct MarkReadIntent: AppIntent {
    static var description: IntentDescription = IntentDescription("Marks a book.")

    @Parameter(title: "State", default: .read)
    var state: ReadState

    func perform() async throws -> some IntentResult {
        return .result()
    }
}
