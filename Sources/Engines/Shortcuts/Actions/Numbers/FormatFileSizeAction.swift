// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

/// Writes how large a file is, or a number of bytes, in a unit that people read.
struct FormatFileSizeAction: ValueAction {
    static let definition = ActionDefinition(
        "format.filesize", "Format File Size",
        [
            ParameterDefinition("WFFileSize", "a file or a number"),
            .choice("WFFileSizeFormat", ["Closest Unit"] + units, spellings: ["Automatic": "Closest Unit"]),
            .flag("WFFileSizeIncludeUnits"),
        ])

    private static let units = ["Bytes", "KB", "MB", "GB", "TB", "PB", "EB", "ZB", "YB or Higher"]

    private let size: Operand
    private let unit: ChosenValue
    private let includesUnit: Bool

    init(_ parameters: inout ParameterReader) {
        size = parameters.input("WFFileSize", "WFInput")
        unit = parameters.choice("WFFileSizeFormat")
        includesUnit = parameters.flag("WFFileSizeIncludeUnits", default: true)
    }

    func value(_ context: inout RunContext) throws(ShortcutFailure) -> Content {
        var items: [ContentItem] = []
        for item in context.wholeItems(size) {
            let bytes: Double
            if case .file(let file) = item.value {
                bytes = Double(file.data.count)
            } else {
                bytes = try context.coercion.requiredNumber(item).double
            }
            items.append(ContentItem(.text(try text(bytes, in: context))))
        }
        return Content(items)
    }

    private func text(_ bytes: Double, in context: RunContext) throws(ShortcutFailure) -> String {
        let chosen = Self.units.firstIndex(of: try unit.value(in: context))
        var power = chosen ?? 0
        if chosen == nil { while power < 6, abs(bytes) >= 999.5 * pow(1000, Double(power)) { power += 1 } }
        // Small units are not divided as people count.
        let places = power < 2 ? 0 : power == 2 ? 1 : 2
        let number = Number(bytes / pow(1000, Double(power))).written(
            in: context.environment.locale, places: 0...places)
        guard includesUnit else { return number }
        let name = power == 0 ? bytes == 1 ? "byte" : "bytes" : String(Self.units[power].prefix(2))
        return "\(number) \(name)"
    }
}
