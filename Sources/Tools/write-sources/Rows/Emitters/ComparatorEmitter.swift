// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Writes a way to compare a property with what the person names.
struct ComparatorEmitter: RowEmitter {
    /// The cases are the conditions that one of the initializers needs; each comes with resolvers and without.
    static let columns = ["name", "summary", "input", "constraints", "values", "cases"]

    let row: RowTable.Row

    private var name: String { row["name"] }
    private var input: String { row["input"] }
    private var isRange: Bool { row["values"] == "2" }

    /// The generic parameter for the input, where the property's type doesn't say what it is.
    private var inputParameter: String { input == "InputType" ? " InputType," : "" }

    private var transform: String {
        "mappingTransform: @escaping (\(isRange ? "\(input), \(input)" : input)) -> ComparatorMappingType"
    }

    private var body: String {
        isRange
            ? """
                    super.init("\(name)") { values in
                        let (lower, upper) = try ComparedValues.pair(values)
                        return mappingTransform(
                            try await ValueCoding.value(of: lower, as: \(input).self),
                            try await ValueCoding.value(of: upper, as: \(input).self))
                    }
            """
            : """
                    super.init("\(name)") { values in
                        mappingTransform(
                            try await ValueCoding.value(of: try ComparedValues.only(values), as: \(input).self))
                    }
            """
    }

    private func initializers(_ conditions: String) -> String {
        """
            /// Compares, and maps the value to what the app filters by.
            public init(\(transform))\(conditions.isEmpty ? "" : " where \(conditions)") {
        \(body)
            }

            /// Compares with values that the resolvers convert, and maps the value to what the app filters by.
            public init<Spec>(
                @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers resolvers: @escaping () -> Spec,
                \(transform)
            ) where \(conditions.isEmpty ? "" : "\(conditions), ")Spec: ResolverSpecification {
        \(body)
            }
        """
    }

    var source: String {
        let cases = row.parts("cases")
        return """
            /// \(row["summary"])
            public final class \(name)Comparator<Property, PropertyType,\(inputParameter) ComparatorMappingType>:
                EntityQueryComparator<Property, PropertyType, \(input), ComparatorMappingType>
            where
                Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, PropertyType: Sendable,
                \(row["constraints"])
            {
            \((cases.isEmpty ? [""] : cases).map(initializers).joined(separator: "\n\n"))
            }
            """
    }
}
