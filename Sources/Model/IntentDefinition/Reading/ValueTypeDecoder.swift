// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Decodes the type of a parameter or property: a type name and, for
/// enumerations and custom types, a name and a namespace.
struct ValueTypeDecoder {
    /// Types with a spelling of their own in the file.
    private static let plain: [String: ValueType] = [
        "String": .string, "Integer": .integer, "Decimal": .decimal, "Boolean": .boolean,
        "TimeInterval": .timeInterval, "DateComponents": .dateComponents, "URL": .url, "File": .file,
        "Person": .person, "Placemark": .placemark, "SpeakableString": .speakableString,
        "CurrencyAmount": .currencyAmount, "Mass": .mass, "Length": .length, "Distance": .length, "Speed": .speed,
        "Temperature": .temperature, "Energy": .energy, "Volume": .volume,
    ]

    /// Types of the framework's own intents.
    private static let system: Set<String> = [
        "BillPayee", "BillType", "CallDestinationType", "CarSignalOptions", "DateComponentsRange", "MediaItem",
        "MediaSearch", "MessageAttachment", "NoteContent", "PaymentAccount", "PaymentAmount", "PaymentMethod",
        "PlaybackRepeatMode", "SpatialEventTrigger", "TaskList", "TemporalEventTrigger", "VisualCodeType",
        "WorkoutGoalUnitType", "WorkoutLocationType",
    ]

    /// What the type belongs to, for messages.
    let what: Sentence
    /// Framework intents may use any type, also ones not known here.
    var allowsUnknown = false

    /// The type, or nil after saying what is wrong.
    func decode(_ fields: Fields) -> ValueType? {
        let typeName = fields.requiredString("Type", of: what, example: "String")
        let enumName = fields.string("EnumType")
        let enumNamespace = fields.string("EnumTypeNamespace")
        let objectName = fields.string("ObjectType")
        let objectNamespace = fields.string("ObjectTypeNamespace")
        guard let typeName else { return nil }
        switch typeName {
        case "Integer" where enumName?.isEmpty == false:
            let name = enumName ?? ""
            refer(to: name, enumNamespace, as: .enumeration, fields, key: "EnumType")
            return .enumeration(name: name, namespace: enumNamespace)
        case "Object":
            let name = objectName.flatMap { $0.isEmpty ? nil : $0 }
            if let name { refer(to: name, objectNamespace, as: .type, fields, key: "ObjectType") }
            return .object(name: name, namespace: objectNamespace)
        default:
            if let type = Self.plain[typeName] { return type }
            if Self.system.contains(typeName) || allowsUnknown { return .system(name: typeName) }
            refuse(typeName, fields)
            return nil
        }
    }

    private func refer(
        to name: String, _ namespace: String?, as kind: Findings.Reference.Kind, _ fields: Fields, key: String
    ) {
        guard !allowsUnknown else { return }
        fields.findings.references.append(
            .init(kind: kind, name: name, namespace: namespace, location: fields.place(of: key)))
    }

    private func refuse(_ name: String, _ fields: Fields) {
        let known = Self.plain.keys.sorted() + Self.system.sorted()
        let others = [
            "DateTime": "DateComponents", "Date": "DateComponents", "Bool": "Boolean", "Int": "Integer",
            "Double": "Decimal", "Float": "Decimal", "Number": "Decimal", "Location": "Placemark", "Contact": "Person",
        ]
        let meant =
            others[name].map(Sentence.init(verbatim:)) ?? declared(name, fields)
            ?? Spelling.nearest(to: name, in: known, within: 3).map(Sentence.init(verbatim:))
        fields.findings.error(
            at: fields.place(of: "Type"), "\(what) has the unknown type '\(SwiftIdentifier.shown(name))'",
            remedy: meant.map { "write \($0)" }
                ?? "use one of: \(Self.plain.keys.sorted().joined(separator: ", ")), Object")
    }

    /// How a declared type is written, where its name stands in the place of a type, or `Enum` does.
    private func declared(_ name: String, _ fields: Fields) -> Sentence? {
        let names = fields.findings.declared
        if names.enums.contains(name) { return "Integer, and \(name) under \(fields.prefix)EnumType" }
        if names.types.contains(name) { return "Object, and \(name) under \(fields.prefix)ObjectType" }
        if name == "Enum" { return "Integer with the name of the enum under \(fields.prefix)EnumType" }
        return nil
    }
}
