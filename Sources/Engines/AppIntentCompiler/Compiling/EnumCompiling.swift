// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Sentences

/// An App Enum: its cases with their titles, subtitles, pictures and synonyms.
struct EnumCompiling {
    private let type: ConstantType
    private let known: KnownTypes
    private let findings: AppIntentFindings

    init(_ type: ConstantType, _ known: KnownTypes, _ findings: AppIntentFindings) {
        self.type = type
        self.known = known
        self.findings = findings
    }

    func declaration() -> EnumDeclaration {
        let displays = displays()
        var declaration = EnumDeclaration(
            name: known.identifier(of: type), cases: type.cases.map { self.case($0, displays?[$0.name]) })
        declaration.className = declaration.name
        declaration.displayName = TypeName(type, findings).text
        if let displays {
            for missing in type.cases where displays[missing.name] == nil {
                findings.error(
                    at: type.place(of: type.constant("caseDisplayRepresentations")),
                    "the case ‘\(missing.name)’ of \(type.unqualifiedName) has no display representation",
                    remedy: "add .\(missing.name): \"…\" to its caseDisplayRepresentations")
            }
        }
        refuseSameNumbers(in: declaration)
        return declaration
    }

    private func `case`(_ declared: ConstantType.Case, _ display: ConstantValue?) -> EnumCaseDeclaration {
        let rawValue = declared.rawValue ?? declared.name
        var declaration = EnumCaseDeclaration(
            name: declared.name, index: EnumCaseDeclaration.rawNumber(of: rawValue))
        declaration.rawValue = rawValue
        guard let display else { return declaration }
        let shown = Display(display)
        declaration.displayName = shown.title
        declaration.subtitle = shown.subtitle
        declaration.imageName = shown.imageName
        declaration.synonyms = shown.synonyms
        if shown.title == nil {
            findings.error(
                at: type.place(of: type.constant("caseDisplayRepresentations")),
                "the title of the case ‘\(declared.name)’ of \(type.unqualifiedName) is not a constant text",
                remedy: "write it as one string literal")
        }
        return declaration
    }

    /// By the names of the cases; nil if they are not known, which is told.
    private func displays() -> [String: ConstantValue]? {
        let property = type.constant("caseDisplayRepresentations")
        guard case .dictionary(let pairs)? = property?.value else {
            findings.error(
                at: type.place(of: property),
                "the display representations of \(type.unqualifiedName) are only known at run time",
                remedy: "write caseDisplayRepresentations as one dictionary with a literal for each case")
            return nil
        }
        return Dictionary(pairs.compactMap { pair in pair.key.name.map { ($0, pair.value) } }) { first, _ in first }
    }

    private func refuseSameNumbers(in declaration: EnumDeclaration) {
        let numbers = Dictionary(grouping: declaration.cases, by: \.index)
        for cases in numbers.values where cases.count > 1 {
            findings.error(
                at: type.place,
                "the raw values of ‘\(cases[0].name)’ and ‘\(cases[1].name)’ of \(type.unqualifiedName) have the same "
                    + "number",
                remedy: "change one of the raw values slightly")
        }
    }
}

/// What a `typeDisplayRepresentation` says.
struct TypeName {
    let text: LocalizableText

    init(_ type: ConstantType, _ findings: AppIntentFindings) {
        let property = type.constant("typeDisplayRepresentation")
        if let text = ConstantText(property?.value).text {
            self.text = text
            return
        }
        text = LocalizableText(type.schemaWords ?? NameWords.title(of: type.unqualifiedName))
        if let property {
            findings.warning(
                at: type.place(of: property),
                "the type display representation of \(type.unqualifiedName) is not a constant text",
                remedy: "write it as one string literal")
        }
    }
}

/// What a `DisplayRepresentation` says, as far as it is constant.
struct Display {
    var title: LocalizableText?
    var subtitle: LocalizableText?
    var imageName: String?
    var synonyms: [LocalizableText] = []

    init(_ value: ConstantValue) {
        guard case .call = value else {
            title = ConstantText(value).text
            return
        }
        title = ConstantText(value.argument("title") ?? value.argument("stringLiteral")).text
        subtitle = ConstantText(value.argument("subtitle")).text
        let image = value.argument("image")
        imageName = (image?.argument("systemName") ?? image?.argument("named"))?.literal
        synonyms = (value.argument("synonyms")?.elements ?? []).compactMap { ConstantText($0).text }
    }
}
