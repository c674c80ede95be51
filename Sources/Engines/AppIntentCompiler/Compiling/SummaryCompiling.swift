// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Sentences

/// The sentence that an App Intent is as an action, with what it depends on.
struct SummaryCompiling {
    private let type: ConstantType
    private let parameters: Set<String>
    private let findings: AppIntentFindings
    private var property: ConstantType.Property? { type.constant("parameterSummary") }

    init(_ type: ConstantType, _ parameters: [ParameterDeclaration], _ findings: AppIntentFindings) {
        self.type = type
        self.parameters = Set(parameters.map(\.name))
        self.findings = findings
    }

    /// Nil if there is none, or none that is constant, which is told.
    func summary() -> SummaryDeclaration? {
        guard let property else { return nil }
        if let summary = summary(property.value) { return summary }
        findings.warning(
            at: type.place(of: property),
            "the parameter summary of \(type.unqualifiedName) is only known at run time",
            remedy: "use only Summary, When and Switch")
        return nil
    }

    private func summary(_ value: ConstantValue) -> SummaryDeclaration? {
        if case .builder(let elements) = value { return elements.first.flatMap(summary) }
        guard case .call(let spelled, nil, let arguments) = value else { return nil }
        switch SpelledType(spelled).name {
        case "AppIntents.IntentParameterSummary": return sentence(arguments)
        case "AppIntents.ParameterSummaryWhenCondition": return when(arguments)
        case "AppIntents.ParameterSummarySwitchCondition": return choice(arguments)
        default: return nil
        }
    }

    private func sentence(_ arguments: [ConstantValue.Argument]) -> SummaryDeclaration? {
        var text = LocalizableText("")
        var below: [String] = []
        for argument in arguments {
            switch argument.value {
            case .builder(let elements):
                below = elements.compactMap(\.property)
                below.forEach(require)
            case .literal(let table) where argument.label == "table":
                text.key = text.key.map { LocalizableText.key($0, inTable: table) }
            case .literal, .interpolation, .call:
                guard argument.label.isEmpty, let words = words(argument.value) else { return nil }
                text = LocalizableText(words, key: words)
            default: break
            }
        }
        return .sentence(text, below: below)
    }

    /// With `${parameter}` for each key path.
    private func words(_ value: ConstantValue) -> String? {
        switch value {
        case .literal(let text): return text
        case .call: return (value.argument("") ?? value.argument("stringLiteral"))?.literal
        case .interpolation(let parts):
            var words = ""
            for part in parts {
                if let text = part.literal {
                    words += text
                } else if let name = part.property {
                    require(name)
                    words += "${\(name)}"
                } else {
                    return nil
                }
            }
            return words
        default: return nil
        }
    }

    private func require(_ name: String) {
        guard !parameters.contains(name) else { return }
        findings.error(
            at: type.place(of: property),
            "the parameter summary of \(type.unqualifiedName) names ‘\(name)’, which is not one of its parameters",
            remedy: "use a property marked with @Parameter")
    }

    /// `When(\.$size, .equalTo, .large) { … } otherwise: { … }`.
    private func when(_ arguments: [ConstantValue.Argument]) -> SummaryDeclaration? {
        let blocks = arguments.filter { if case .builder = $0.value { true } else { false } }
        let otherwise = blocks.first { $0.label == "otherwise" }.flatMap { summary($0.value) }
        // There are no widgets here, so their sizes decide nothing.
        if arguments.contains(where: { $0.label == "widgetFamily" }) { return otherwise }
        guard let parameter = arguments.first?.value.property,
            let comparison = arguments.dropFirst().first?.value.name.flatMap(SummaryDeclaration.Comparison.init),
            let then = blocks.first(where: { $0.label != "otherwise" }).flatMap({ summary($0.value) })
        else { return nil }
        require(parameter)
        let compared = arguments.dropFirst(2).first.map(\.value)
        return .when(
            parameter: parameter, comparison, values: compared.map(values) ?? [], then: then, otherwise: otherwise)
    }

    /// `Switch(\.$size) { Case(.large) { … } DefaultCase { … } }`.
    private func choice(_ arguments: [ConstantValue.Argument]) -> SummaryDeclaration? {
        guard let elements = arguments.lazy.compactMap(\.value.elements).first else { return nil }
        var cases: [SummaryDeclaration.Case] = []
        var otherwise: SummaryDeclaration?
        for element in elements {
            guard case .call(let spelled, _, let arguments) = element,
                let summary = arguments.last.flatMap({ summary($0.value) })
            else { return nil }
            if SpelledType(spelled).name == "AppIntents.ParameterSummaryDefaultCaseCondition" {
                otherwise = summary
            } else if let value = arguments.first?.value {
                cases.append(SummaryDeclaration.Case(values: values(value), summary: summary))
            }
        }
        guard let parameter = arguments.first?.value.property else { return otherwise }
        require(parameter)
        return .choice(parameter: parameter, cases, otherwise: otherwise)
    }

    /// What is compared with: a builder is what comes after it.
    private func values(_ value: ConstantValue) -> [String] {
        switch value {
        case .array(let elements): elements.flatMap(values)
        case .literal(let text): [text]
        default: value.name.map { [$0] } ?? []
        }
    }
}
