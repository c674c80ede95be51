// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

enum ListEditKind: String, AppEnum {
    case index, range, random

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Edit"
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .index: "Item at Index", .range: "Items in Range", .random: "Random Items",
    ]
}

struct EditListIntent: AppIntent {
    static let title: LocalizedStringResource = "Remove from List"

    @Parameter(title: "Edit", default: .index) var edit: ListEditKind
    @Parameter(title: "List") var list: [String]
    @Parameter(title: "Index", controlStyle: .field) var index: Int?
    @Parameter(title: "Start", controlStyle: .field) var start: Int?
    @Parameter(title: "End", controlStyle: .field) var end: Int?

    static var parameterSummary: some ParameterSummary {
        Switch(\.$edit) {
            Case(.index) {
                When(\.$index, .greaterThanOrEqualTo, 0) {
                    Summary("Remove \(\.$edit) \(\.$index) from \(\.$list)")
                } otherwise: {
                    Summary("Remove \(\.$edit) from the end of \(\.$list)")
                }
            }
            Case(.range) {
                Summary("Remove \(\.$edit) \(\.$start) to \(\.$end) from \(\.$list)")
            }
            DefaultCase {
                Summary("Remove \(\.$edit) from \(\.$list)")
            }
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
        var list = list
        if edit == .index, let index { list.remove(at: index) }
        return .result(value: list)
    }
}
