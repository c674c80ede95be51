// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Reads the type of a parameter or property, spread over up to five keys.
struct ValueTypeDecoder {
    /// What the keys begin with, such as `INTypeProperty`.
    let prefix: String
    let scope: DeclarationScope
    /// Whether the framework's own types may stand here, as they do in system intents.
    var isFramework = false

    private static let plain: [String: ValueType] = [
        "String": .string, "Integer": .integer, "Decimal": .decimal, "Boolean": .boolean,
        "TimeInterval": .timeInterval, "DateComponents": .dateComponents, "URL": .url, "File": .file,
        "Person": .person, "Placemark": .placemark, "SpeakableString": .speakableString,
        "CurrencyAmount": .currencyAmount, "Mass": .mass, "Length": .length, "Distance": .length, "Speed": .speed,
        "Temperature": .temperature, "Energy": .energy, "Volume": .volume,
    ]

    /// Types that parameters of the framework's intents have, and no others.
    private static let framework: Set<String> = [
        "BillPayee", "BillType", "CallDestinationType", "CarSignalOptions", "DateComponentsRange", "MediaItem",
        "NoteContent", "PaymentAccount", "PaymentAmount", "PaymentMethod", "SpatialEventTrigger", "TaskList",
        "TemporalEventTrigger", "VisualCodeType", "WorkoutGoalUnitType", "WorkoutLocationType",
    ]

    /// What people write who know the type from elsewhere.
    private static let synonyms: [String: String] = [
        "bool": "Boolean", "int": "Integer", "number": "Decimal", "double": "Decimal", "float": "Decimal",
        "text": "String", "date": "DateComponents", "datetime": "DateComponents", "time": "DateComponents",
        "duration": "TimeInterval", "image": "File", "photo": "File", "data": "File", "location": "Placemark",
        "contact": "Person", "currency": "CurrencyAmount", "money": "CurrencyAmount", "weight": "Mass",
    ]

    /// - Returns: Nil where there is none, or an unknown one, which is reported.
    func decode(_ fields: Fields, of construct: String) -> ValueType? {
        let key = prefix + "Type"
        guard let name = fields.required(key, of: construct, mend: "add it, such as 'String'") else { return nil }
        if fields.has(prefix + "EnumType") { return enumeration(fields) }
        if name == "Object" { return object(fields) }
        if let type = Self.plain[name] { return type }
        if isFramework { return .system(name) }
        if Self.framework.contains(name) {
            fields.findings.error(
                at: fields.place(of: key), "only the framework's own intents can have the type '\(name)'",
                mend: "declare a type of your own, and write 'Object' with '\(prefix)ObjectType'")
        } else {
            fields.findings.error(
                at: fields.place(of: key), "'\(name.shortened)' is no type of a value", mend: mend(for: name))
        }
        return nil
    }

    private func mend(for name: String) -> String {
        if scope.enums[name] != nil {
            return "write 'Integer' for an enumeration, with '\(prefix)EnumType' = '\(name)'"
        }
        if scope.hasType(name) { return "write 'Object', with '\(prefix)ObjectType' = '\(name)'" }
        if name.lowercased() == "enum" { return "write 'Integer', and the enumeration's name in '\(prefix)EnumType'" }
        let known = Self.plain.keys.sorted() + ["Object"]
        guard let near = Self.synonyms[name.lowercased()] ?? NearestName(among: known).find(name) else {
            return "write one of \(known.joined(separator: ", "))"
        }
        return "write '\(near)'"
    }

    private func enumeration(_ fields: Fields) -> ValueType? {
        let key = prefix + "EnumType"
        guard let name = fields.required(key, of: "the value", mend: "name an enumeration") else { return nil }
        let namespace = fields.string(key + "Namespace")
        if !isFramework, scope.enums[name] == nil {
            fields.findings.error(
                at: fields.place(of: key), missing("enumeration", name, namespace),
                mend: scope.enumNearest(to: name).map { "write '\($0)'" } ?? "declare it in 'INEnums'")
        }
        return .enumeration(name: name, namespace: namespace)
    }

    private func object(_ fields: Fields) -> ValueType? {
        let key = prefix + "ObjectType"
        // Model 1.0 has no types of the app's own: the value is a plain INObject.
        guard fields.has(key) else { return .object(name: nil, namespace: nil) }
        guard let name = fields.required(key, of: "the value", mend: "name a type") else { return nil }
        let namespace = fields.string(key + "Namespace")
        if !isFramework, !scope.hasType(name) {
            fields.findings.error(
                at: fields.place(of: key), missing("type", name, namespace),
                mend: scope.typeNearest(to: name).map { "write '\($0)'" } ?? "declare it in 'INTypes'")
        }
        return .object(name: name, namespace: namespace)
    }

    private func missing(_ kind: String, _ name: String, _ namespace: String?) -> String {
        namespace == DeclarationScope.frameworkNamespace
            ? "only the framework's own intents can have the \(kind) '\(name.shortened)' of the system"
            : "the file declares no \(kind) '\(name.shortened)'"
    }
}
