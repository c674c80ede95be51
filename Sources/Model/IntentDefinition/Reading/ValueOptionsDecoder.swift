// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
import Sentences

/// Decodes the `…Metadata` dictionary of a parameter or property.
struct ValueOptionsDecoder {
    /// Nil if the type could not be read, so that nothing can be said against a default.
    let type: ValueType?

    /// What the dictionary says; nothing if there is none.
    func decode(_ metadata: Fields?) -> ValueOptions {
        var options = ValueOptions()
        guard let metadata else { return options }
        defer { metadata.finish() }
        options.defaultValue = defaultValue(metadata)
        options.style = metadata.string("Type")
        decodeNumbers(metadata, into: &options)
        decodeTexts(metadata, into: &options)
        options.dateFormat = metadata.string("Format")
        options.dateTemplate = metadata.text("Template")
        options.dateStyle = metadata.string("DateStyle")
        options.timeStyle = metadata.string("TimeStyle")
        options.fileTypes = fileTypes(metadata)
        // An older form of the bounds, only in framework intents, which have bounds of their own.
        metadata.ignore("Range")
        return options
    }

    private func decodeNumbers(_ metadata: Fields, into options: inout ValueOptions) {
        options.minimum = metadata.number("MinimumValue")
        options.maximum = metadata.number("MaximumValue")
        options.minimumUnit = metadata.string("MinimumUnit")
        options.maximumUnit = metadata.string("MaximumUnit")
        options.unit = metadata.string("Unit")
        options.defaultUnit = metadata.string("DefaultUnit")
        options.allowsNegativeNumbers = metadata.boolean("SupportsNegativeNumbers")
        if let minimum = options.minimum, let maximum = options.maximum, minimum > maximum,
            options.minimumUnit == options.maximumUnit
        {
            metadata.findings.warning(
                at: metadata.place(of: "MinimumValue"), "no value lies between \(minimum) and \(maximum)",
                remedy: "make the minimum the smaller one")
        }
    }

    private func decodeTexts(_ metadata: Fields, into options: inout ValueOptions) {
        options.trueName = metadata.text("TrueDisplayName")
        options.falseName = metadata.text("FalseDisplayName")
        options.placeholder = metadata.text("Placeholder")
        options.capitalization = metadata.string("Capitalization")
        options.keyboard = metadata.string("KeyboardType")
        options.isMultiline = metadata.flag("Multiline")
        options.disablesAutocorrection = metadata.flag("DisableAutocorrect")
        options.disablesSmartQuotes = metadata.flag("DisableSmartQuotes")
        options.disablesSmartDashes = metadata.flag("DisableSmartDashes")
    }

    private func defaultValue(_ metadata: Fields) -> ValueOptions.DefaultValue? {
        // The key of a default's translation stands there also without a default.
        metadata.ignore("DefaultValueID")
        guard let node = metadata.node("DefaultValue"), let type else { return nil }
        switch type {
        case .boolean: return metadata.boolean("DefaultValue").map { .boolean(value: $0) }
        case .enumeration:
            return metadata.string("DefaultValue").flatMap { $0.isEmpty ? nil : .enumCase(name: $0) }
        case .string, .speakableString: return metadata.text("DefaultValue").map { .string(value: $0) }
        case .integer, .decimal, .timeInterval, .currencyAmount, .mass, .length, .speed, .temperature, .energy, .volume:
            return metadata.number("DefaultValue").map { .number(value: $0) }
        case .dateComponents, .url, .file, .person, .placemark, .object, .system:
            switch node.content {
            case .boolean(let value): return .boolean(value: value)
            case .string: return metadata.text("DefaultValue").map { .string(value: $0) }
            case .array, .dictionary: return metadata.wrong("DefaultValue", node, "a string, a number or a boolean")
            default: return metadata.number("DefaultValue").map { .number(value: $0) }
            }
        }
    }

    private func fileTypes(_ metadata: Fields) -> [String] {
        metadata.elements("CustomUTIs").compactMap { element in
            if case .string(let type) = element.content { return type }
            let fields = Fields(element, of: "a file type", metadata.findings)
            return fields?.requiredString("UTI", of: "a file type", example: "public.item")
        }
    }
}
