// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Sentences

/// The parameters of an App Intent, in the order of the source.
struct ParameterCompiling {
    private static let wrapper = "AppIntents.IntentParameter"

    private let type: ConstantType
    private let known: KnownTypes
    private let findings: AppIntentFindings

    init(_ type: ConstantType, _ known: KnownTypes, _ findings: AppIntentFindings) {
        self.type = type
        self.known = known
        self.findings = findings
    }

    func parameters() -> [ParameterDeclaration] {
        Self.properties(of: type).enumerated().map { index, property in
            parameter(property, priority: index + 1)
        }
    }

    /// The one that takes the previous action's output, where one says so.
    static func inputParameter(of type: ConstantType) -> String? {
        let connected = properties(of: type).first {
            $0.value.argument("inputConnectionBehavior")?.name == "connectToPreviousIntentResult"
        }
        return connected.map { String($0.name.dropFirst()) }
    }

    private static func properties(of type: ConstantType) -> [ConstantType.Property] {
        type.properties.filter { property in
            !property.isStatic && property.name.hasPrefix("_") && SpelledType(property.type).name == wrapper
        }
    }

    private func parameter(_ property: ConstantType.Property, priority: Int) -> ParameterDeclaration {
        let name = String(property.name.dropFirst())
        let written = SpelledType(property.type).arguments.last ?? ""
        let (element, isOptional, isArray) = SpelledType.unwrapping(written)
        let spelled = known.underlying(element)
        var parameter = ParameterDeclaration(
            name: name, type: known.valueType(of: spelled), displayPriority: priority)
        parameter.isArray = isArray
        parameter.isRequired = !isOptional
        parameter.isConfigurable = true
        parameter.displayName = title(property, name: name)
        parameter.options = options(property.value, of: parameter, entry: spelled)
        parameter.dialogs = dialogs(property.value)
        choices(property.value, spelled, to: &parameter)
        return parameter
    }

    private func title(_ property: ConstantType.Property, name: String) -> LocalizableText {
        switch ConstantText(property.value.argument("title")) {
        case .text(let text): return text
        case .absent where !property.value.isUnknown: break
        default:
            findings.error(
                at: type.place(of: property),
                "the title of the parameter ‘\(name)’ of \(type.unqualifiedName) is not a literal",
                remedy: "write it as one string literal without interpolation")
        }
        return LocalizableText(NameWords.title(of: name))
    }

    private func dialogs(_ value: ConstantValue) -> [DialogDeclaration] {
        let kinds: [(String, DialogDeclaration.Kind)] = [
            ("requestValueDialog", .primary), ("requestDisambiguationDialog", .disambiguationIntroduction),
        ]
        return kinds.compactMap { label, kind in
            // With values in it, it is asked for while the app runs.
            ConstantText(value.argument(label)).text.map { DialogDeclaration(kind, text: $0) }
        }
    }

    /// Where the values come from that can be chosen.
    private func choices(_ value: ConstantValue, _ spelled: SpelledType, to parameter: inout ParameterDeclaration) {
        if value.argument("optionsProvider") != nil || value.argument("query") != nil {
            parameter.hasDynamicOptions = true
        }
        guard case .object = parameter.type, let entity = known[spelled.name],
            !entity.conforms(to: "TransientAppEntity")
        else { return }
        parameter.hasDynamicOptions = true
        let query = entity.associatedTypes["DefaultQuery"].flatMap { known[$0.type] }
        parameter.supportsSearch = query?.conforms(to: "EntityStringQuery") == true
    }

    // MARK: Options

    private func options(
        _ value: ConstantValue, of parameter: ParameterDeclaration, entry spelled: SpelledType
    ) -> ValueOptions {
        var options = ValueOptions()
        let unit = (value.argument("unit") ?? value.argument("defaultUnit"))?.name
        options.defaultValue = defaultValue(value, parameter.type, in: unit)
        options.style = style(value)
        if case .tuple(let bounds)? = value.argument("inclusiveRange"), bounds.count == 2 {
            options.minimum = bounds[0].value.number
            options.maximum = bounds[1].value.number
        }
        options.trueName = ConstantText(value.argument("displayName")?.argument("true")).text
        options.falseName = ConstantText(value.argument("displayName")?.argument("false")).text
        if let negative = value.argument("supportsNegativeNumbers")?.boolean {
            options.allowsNegativeNumbers = negative
        }
        options.unit = unit.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let types = value.argument("supportedTypeIdentifiers") ?? value.argument("supportedContentTypes")
        options.fileTypes = (types?.elements ?? []).compactMap(Self.contentType)
        addInput(value.argument("inputOptions"), to: &options)
        return options
    }

    private func style(_ value: ConstantValue) -> String? {
        if let name = value.argument("controlStyle")?.name {
            return ["field": "Field", "slider": "Slider", "stepper": "Stepper"][name]
        }
        return value.argument("kind")?.name.flatMap { ["date": "Date", "time": "Time", "dateTime": "DateTime"][$0] }
    }

    private func defaultValue(
        _ value: ConstantValue, _ type: ValueType, in unit: String?
    ) -> ValueOptions.DefaultValue? {
        guard let value = value.argument("default") ?? value.argument("defaultValue") else { return nil }
        switch type {
        case .boolean: return value.boolean.map { .boolean(value: $0) }
        case .enumeration: return value.name.map { .enumCase(name: $0) }
        case .string: return value.literal.map { .string(value: LocalizableText($0, key: $0)) }
        case .timeInterval where value.number == nil: return span(value, in: unit).map { .number(value: $0) }
        case .integer, .decimal, .timeInterval, .currencyAmount, .mass, .length, .speed, .temperature, .energy, .volume:
            return value.number.map { .number(value: $0) }
        default: return nil
        }
    }

    /// A length of time such as `.seconds(90)`, in the parameter's unit; seconds where it has none.
    private func span(_ value: ConstantValue, in unit: String?) -> Double? {
        let seconds = [
            "seconds": 1, "milliseconds": 1e-3, "microseconds": 1e-6, "nanoseconds": 1e-9, "picoseconds": 1e-12,
            "minutes": 60, "hours": 3600,
        ]
        guard let written = value.name.flatMap({ seconds[$0] }), let count = value.argument("")?.number,
            let own = seconds[unit ?? "seconds"]
        else { return nil }
        return count * written / own
    }

    private func addInput(_ input: ConstantValue?, to options: inout ValueOptions) {
        guard let input else { return }
        options.keyboard = input.argument("keyboardType")?.name.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        options.capitalization =
            input.argument("capitalizationType")?.name.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        options.isMultiline = input.argument("multiline")?.boolean ?? false
        options.disablesAutocorrection = input.argument("autocorrect")?.boolean == false
        options.disablesSmartQuotes = input.argument("smartQuotes")?.boolean == false
        options.disablesSmartDashes = input.argument("smartDashes")?.boolean == false
    }

    /// A type as its identifier, or as the static property of `UTType` that stands for it.
    private static func contentType(_ value: ConstantValue) -> String? {
        if let identifier = value.literal { return identifier }
        if let identifier = (value.argument("") ?? value.argument("importedAs") ?? value.argument("exportedAs"))?
            .literal
        {
            return identifier
        }
        return value.name.map { identifiers[$0] ?? "public.\($0)" }
    }

    /// Those whose identifier is not `public.` and the name of the property.
    private static let identifiers = [
        "plainText": "public.plain-text", "utf8PlainText": "public.utf8-plain-text", "pdf": "com.adobe.pdf",
        "commaSeparatedText": "public.comma-separated-values-text", "gif": "com.compuserve.gif",
        "mpeg4Movie": "public.mpeg-4", "quickTimeMovie": "com.apple.quicktime-movie",
        "wav": "com.microsoft.waveform-audio",
        "mpeg4Audio": "public.mpeg-4-audio", "propertyList": "com.apple.property-list", "vCard": "public.vcard",
        "zip": "public.zip-archive", "fileURL": "public.file-url", "sourceCode": "public.source-code",
        "audiovisualContent": "public.audiovisual-content",
    ]
}
