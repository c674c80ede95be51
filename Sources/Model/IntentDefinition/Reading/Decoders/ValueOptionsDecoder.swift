// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Reads how a value is entered and shown: the `…Metadata` dictionaries.
struct ValueOptionsDecoder {
    /// The key of the dictionary, with which its own keys begin.
    let prefix: String
    let scope: DeclarationScope

    private static let tables = Dictionary(
        uniqueKeysWithValues: [
            "INIntentParameterMetadata", "INIntentResponseParameterMetadata", "INIntentResponsePropertyMetadata",
            "INTypePropertyMetadata",
        ].map { ($0, keys(prefix: $0)) })

    private static let rangeKeys = KeyTable("a range", ["Minimum": .bound, "Maximum": .bound])
    private static let fileTypeKeys = KeyTable("a file type", ["UTI": .text])

    private static func keys(prefix: String) -> KeyTable {
        KeyTable(
            "the metadata of a value", prefix: prefix,
            [
                "Capitalization": .text, "CustomUTIs": .list, "DateStyle": .text, "DefaultUnit": .text,
                "DefaultValue": .scalar, "DefaultValueID": .text, "DisableAutocorrect": .flag,
                "DisableSmartDashes": .flag, "DisableSmartQuotes": .flag, "Format": .text, "KeyboardType": .text,
                "MaximumUnit": .text, "MaximumValue": .bound, "MinimumUnit": .text, "MinimumValue": .bound,
                "Multiline": .flag, "Range": .dictionary, "SupportsNegativeNumbers": .flag, "TimeStyle": .text,
                "Type": .text, "Unit": .text,
            ],
            texts: ["FalseDisplayName", "Placeholder", "Template", "TrueDisplayName"])
    }

    /// - Parameter fields: Of the parameter or property, not of the metadata.
    func decode(_ fields: Fields, of type: ValueType) -> ValueOptions {
        var options = ValueOptions()
        guard let table = Self.tables[prefix], let metadata = fields.fields(prefix, keys: table) else { return options }
        options.defaultValue = defaultValue(metadata, of: type)
        readBounds(metadata, into: &options)
        readTextField(metadata, into: &options)
        readDate(metadata, into: &options)
        options.style = metadata.string(prefix + "Type")
        options.trueName = metadata.text(prefix + "TrueDisplayName")
        options.falseName = metadata.text(prefix + "FalseDisplayName")
        options.fileTypes = fileTypes(metadata)
        return options
    }

    private func readBounds(_ metadata: Fields, into options: inout ValueOptions) {
        let range = metadata.fields(prefix + "Range", keys: Self.rangeKeys)
        options.minimum = metadata.number(prefix + "MinimumValue") ?? range?.number("Minimum")
        options.maximum = metadata.number(prefix + "MaximumValue") ?? range?.number("Maximum")
        options.minimumUnit = metadata.string(prefix + "MinimumUnit")
        options.maximumUnit = metadata.string(prefix + "MaximumUnit")
        options.unit = metadata.string(prefix + "Unit")
        options.defaultUnit = metadata.string(prefix + "DefaultUnit")
        options.allowsNegativeNumbers = metadata.optionalFlag(prefix + "SupportsNegativeNumbers")
        if let minimum = options.minimum, let maximum = options.maximum, minimum > maximum,
            options.minimumUnit == options.maximumUnit
        {
            metadata.findings.warning(
                at: metadata.place(of: prefix + "MinimumValue"),
                "no value fits: the lower bound is above the upper one",
                mend: "exchange them")
        }
    }

    private func readTextField(_ metadata: Fields, into options: inout ValueOptions) {
        options.placeholder = metadata.text(prefix + "Placeholder")
        options.capitalization = metadata.string(prefix + "Capitalization")
        options.keyboard = metadata.string(prefix + "KeyboardType")
        options.isMultiline = metadata.flag(prefix + "Multiline")
        options.disablesAutocorrection = metadata.flag(prefix + "DisableAutocorrect")
        options.disablesSmartQuotes = metadata.flag(prefix + "DisableSmartQuotes")
        options.disablesSmartDashes = metadata.flag(prefix + "DisableSmartDashes")
    }

    private func readDate(_ metadata: Fields, into options: inout ValueOptions) {
        options.dateFormat = metadata.string(prefix + "Format")
        options.dateTemplate = metadata.text(prefix + "Template")
        options.dateStyle = metadata.string(prefix + "DateStyle")
        options.timeStyle = metadata.string(prefix + "TimeStyle")
    }

    private func fileTypes(_ metadata: Fields) -> [String] {
        metadata.list(prefix + "CustomUTIs", keys: Self.fileTypeKeys).compactMap {
            $0.required("UTI", of: "a file type", mend: "add it, such as 'public.image'")
        }
    }

    // MARK: The default

    private func defaultValue(_ metadata: Fields, of type: ValueType) -> ValueOptions.DefaultValue? {
        let key = prefix + "DefaultValue"
        guard let value = metadata.value(key), ValueKind.scalar.accepts(value) else { return nil }
        let found: ValueOptions.DefaultValue?
        let kind: String
        switch type {
        case .boolean:
            found = value.flag.map { .boolean($0) }
            kind = "a boolean"
        case .integer, .decimal, .timeInterval, .mass, .length, .speed, .temperature, .energy, .volume:
            found = value.number.map { .number($0) }
            kind = "a number"
        case .enumeration:
            found = value.string.map { .enumCase($0) }
            kind = "the name of a case"
            checkCase(value.string, of: type, metadata)
        default:
            // An empty default of a text is none.
            if value.string?.isEmpty == true { return nil }
            found = metadata.text(key).map { .string($0) }
            kind = "a string"
        }
        if found == nil {
            metadata.findings.error(
                at: metadata.place(of: key), "the default has to be \(kind), and is \(value.kindName)",
                mend: "write \(kind), or take the default away")
        }
        return found
    }

    private func checkCase(_ name: String?, of type: ValueType, _ metadata: Fields) {
        guard let name, let cases = scope.cases(of: type), !cases.contains(where: { $0.name == name }) else { return }
        metadata.findings.warning(
            at: metadata.place(of: prefix + "DefaultValue"), "the enumeration has no case '\(name.shortened)'",
            mend: NearestName(among: cases.map(\.name)).find(name).map { "write '\($0)'" } ?? "name one of its cases")
    }
}
