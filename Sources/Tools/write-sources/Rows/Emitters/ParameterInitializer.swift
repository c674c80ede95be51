// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// One initializer of `IntentParameter` for a type of values.
struct ParameterInitializer {
    private let row: RowTable.Row
    private let isTitled: Bool
    private let hasDefault: Bool
    private let hasOptions: Bool
    private let hasResolvers: Bool
    private let hasQuery: Bool

    /// - Parameter form: As ``ValueEmitter/columns`` has it.
    init(row: RowTable.Row, form: String, isTitled: Bool) {
        self.row = row
        self.isTitled = isTitled
        hasDefault = form.hasSuffix("=")
        hasOptions = form.contains("options")
        hasResolvers = form.contains("resolvers")
        hasQuery = form.contains("query")
    }

    var source: String {
        """
            /// \(summary)\(row["attribute"].isEmpty ? "" : "\n    \(row["attribute"])")
            public convenience init\(generics)(
                \(arguments.joined(separator: ",\n        "))
            )\(conditions) {
                self.init(
                    ParameterFacts(\(facts.joined(separator: ", ")))\(initialValue))
            }
        """
    }

    private var summary: String {
        let parts = [
            hasOptions ? "options from a provider" : nil, hasQuery ? "a query of its own" : nil,
            hasResolvers ? "resolvers for other values" : nil, hasDefault ? "a default value" : nil,
        ].compactMap(\.self)
        let last = parts.last.map { parts.count > 1 ? " and \($0)" : $0 } ?? ""
        let with = parts.isEmpty ? "" : " with " + parts.dropLast().joined(separator: ", ") + last
        return "A parameter that takes \(row["takes"])\(with)\(isTitled ? "" : ", titled after its variable")."
    }

    private var generics: String {
        let names = [
            hasResolvers ? "Spec" : nil, hasOptions ? "OptionsProvider" : nil, hasQuery ? "Query" : nil,
        ].compactMap(\.self)
        return names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
    }

    private var conditions: String {
        let conditions = [
            hasResolvers ? "Spec: ResolverSpecification" : nil,
            hasOptions
                ? "OptionsProvider: DynamicOptionsProvider, Value.ValueType == OptionsProvider.DefaultValue.ValueType"
                : nil,
            hasQuery ? "Query: EntityQuery, Value.ValueType == Query.Entity" : nil,
        ].compactMap(\.self)
        return conditions.isEmpty ? "" : " where \(conditions.joined(separator: ", "))"
    }

    private static let shared = [
        "ask": "requestValueDialog: IntentDialog? = nil", "choose": "requestDisambiguationDialog: IntentDialog? = nil",
        "connects": "inputConnectionBehavior: InputConnectionBehavior = .default",
    ]

    private var arguments: [String] {
        let first = [
            isTitled ? "title: LocalizedStringResource" : nil, "description: LocalizedStringResource? = nil",
            hasDefault ? "default defaultValue: Value.UnwrappedType? = nil" : nil,
        ]
        let last = [
            hasOptions ? "optionsProvider: OptionsProvider" : nil, hasQuery ? "query: Query" : nil,
            hasResolvers
                ? "@ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec" : nil,
        ]
        return first.compactMap(\.self) + row.parts("arguments").map { Self.shared[$0] ?? $0 } + last.compactMap(\.self)
    }

    /// The argument for the parameter's first value: the default, which for a quantity is a number in a unit.
    private var initialValue: String {
        if hasDefault { return ", default: defaultValue" }
        guard let unit = row.parts("arguments").first(where: { $0.contains("._Units") }) else { return "" }
        let label = unit.prefix { $0 != ":" }
        return ", default: Value.ValueType._measurement(defaultValue, \(label)) as? Value.UnwrappedType"
    }

    /// What the parameter keeps of its arguments.
    private var facts: [String] {
        let arguments = row.parts("arguments")
        let details = arguments.filter { Self.shared[$0] == nil && !$0.hasPrefix("defaultValue:") }.map(Self.detail)
        return [
            isTitled ? "title" : "nil", "description",
            arguments.contains("ask") ? "ask: requestValueDialog" : nil,
            arguments.contains("choose") ? "choose: requestDisambiguationDialog" : nil,
            arguments.contains("connects") ? "connects: inputConnectionBehavior" : nil,
            hasOptions ? "options: optionsProvider" : nil, hasQuery ? "query: query" : nil,
            hasResolvers ? "resolvers: resolvers" : nil,
            details.isEmpty ? nil : "[\(details.joined(separator: ", "))]",
        ].compactMap(\.self)
    }

    /// The keys of arguments whose labels say more than the keys.
    private static let keys: [Substring: Substring] = ["defaultUnitAdjustForLocale": "unitAdjustForLocale"]

    private static func detail(_ argument: String) -> String {
        let label = argument.prefix { $0 != ":" }
        return ".\(argument.contains("[IntentWidgetFamily:") ? "sizeByFamily" : keys[label] ?? label): \(label)"
    }
}
