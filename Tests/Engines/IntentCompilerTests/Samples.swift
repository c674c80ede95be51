// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Sentences

@testable import IntentCompiler

/// Small definitions for the tests of this module.
enum Samples {
    static func parameter(
        _ name: String, _ type: ValueType = .string, isArray: Bool = false, resolves: Bool = true,
        hasOptions: Bool = false, searches: Bool = false, reasons: [String] = []
    ) -> ParameterDeclaration {
        var parameter = ParameterDeclaration(name: name, type: type)
        parameter.isArray = isArray
        parameter.supportsResolution = resolves
        parameter.hasDynamicOptions = hasOptions
        parameter.supportsSearch = searches
        parameter.unsupportedReasons = reasons.map { UnsupportedReasonDeclaration(code: $0) }
        return parameter
    }

    static func property(_ name: String, _ type: ValueType = .string, isArray: Bool = false) -> PropertyDeclaration {
        var property = PropertyDeclaration(name: name, type: type)
        property.isArray = isArray
        return property
    }

    static func code(_ name: String, _ spoken: String? = nil, printed: String? = nil) -> ResponseCodeDeclaration {
        ResponseCodeDeclaration(
            name: name, isSuccess: name == "success", spoken: spoken.map { LocalizableText($0) },
            printed: printed.map { LocalizableText($0) })
    }

    static func intent(
        _ name: String = "BuyTicket", _ parameters: [ParameterDeclaration] = [],
        gives properties: [PropertyDeclaration] = [], answers codes: [ResponseCodeDeclaration] = []
    ) -> IntentDeclaration {
        var intent = IntentDeclaration(name: name, category: "generic", verb: "Do")
        intent.isConfigurable = true
        intent.parameters = parameters
        intent.response = ResponseDeclaration(
            codes: [code("success"), code("failure")] + codes, properties: properties)
        return intent
    }

    static func enumeration(_ name: String, _ cases: KeyValuePairs<String, Int>) -> EnumDeclaration {
        EnumDeclaration(name: name, cases: cases.map { EnumCaseDeclaration(name: $0, index: $1) })
    }

    static func definition(
        _ intents: IntentDeclaration..., enums: [EnumDeclaration] = [], types: [TypeDeclaration] = [],
        model: DefinitionFile.ModelVersion = .xcode12
    ) -> DefinitionFile {
        DefinitionFile(modelVersion: model, namespace: "Smp1Aa", intents: intents, enums: enums, types: types)
    }

    /// The Swift of a definition in one string, or its first diagnostic.
    static func swift(of definition: DefinitionFile, options: GenerationOptions = GenerationOptions()) -> String {
        let compilation = IntentCompiler(options: options)
            .singleFile(named: "Sample", for: definition, path: "Sample.intentdefinition")
        return compilation.files.first?.contents ?? compilation.diagnostics.first?.description ?? ""
    }

    /// The lines of a declaration's body, up to the brace that closes it, unindented.
    static func body(of opening: String, in source: String) -> [String] {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
        guard let start = lines.firstIndex(where: { $0.hasSuffix(opening) }) else { return [] }
        let indent = String(lines[start].prefix { $0 == " " })
        return lines[(start + 1)...].prefix { $0 != indent + "}" }.map { $0.trimmingPrefix(indent + "    ") }
            .map(String.init)
    }
}
