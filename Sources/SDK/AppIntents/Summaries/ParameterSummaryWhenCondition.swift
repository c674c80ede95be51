// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Chooses one of two summaries by a parameter's value.
///
/// ```swift
/// When(\.$size, .equalTo, .large) {
///     Summary("Order a large \(\.$soup)")
/// } otherwise: {
///     Summary("Order \(\.$soup)")
/// }
/// ```
public struct ParameterSummaryWhenCondition<Intent, WhenCondition, Otherwise>: ParameterSummary
where Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary {
    private let name: () -> String?
    private let comparison: String
    private let values: [String]
    private let when: WhenCondition
    private let otherwise: Otherwise

    private init(
        _ name: @escaping @autoclosure () -> String?, _ comparison: String, _ values: [Any], _ when: WhenCondition,
        _ otherwise: Otherwise
    ) {
        self.name = name
        self.comparison = comparison
        self.values = values.map(SummaryTree.text)
        self.when = when
        self.otherwise = otherwise
    }

    private static func name(_ keyPath: PartialKeyPath<Intent>) -> String? {
        IntentParameters.name(of: keyPath, in: Intent())
    }

    private static func name<Other: AppIntent>(of keyPath: PartialKeyPath<Other>) -> String? {
        IntentParameters.name(of: keyPath, in: Other())
    }

    /// Whether the parameter has a value.
    public init<Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: HasValueComparisonOperator,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Parameter: AnyIntentValue {
        self.init(Self.name(keyPath), comparisonOperator.rawValue, [], when(), otherwise())
    }

    /// Whether the parameter's value is this one.
    public init<ValueType, Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: EquatableComparisonOperator, _ value: ValueType,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where ValueType: Equatable, ValueType == Parameter.Value, Parameter: AnyIntentValue {
        self.init(Self.name(keyPath), comparisonOperator.rawValue, [value], when(), otherwise())
    }

    /// Whether the parameter's value, if it has one, is this one.
    public init<ValueType, Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: EquatableComparisonOperator,
        _ value: ValueType.ValueType, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    )
    where
        ValueType: ExpressibleByNilLiteral, ValueType == Parameter.Value, Parameter: AnyIntentValue,
        ValueType.ValueType: Equatable
    {
        self.init(Self.name(keyPath), comparisonOperator.rawValue, [value], when(), otherwise())
    }

    /// Whether the parameter's value is one of these.
    public init<ValueType, Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: OneOfComparisonOperator,
        _ values: [ValueType.ValueType], @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where ValueType == Parameter.Value, Parameter: AnyIntentValue, ValueType.ValueType: Equatable {
        self.init(Self.name(keyPath), comparisonOperator.rawValue, values, when(), otherwise())
    }

    /// How the parameter's value stands to this one.
    public init<ValueType, Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: ComparableComparisonOperator, _ value: ValueType,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where ValueType: Comparable, ValueType == Parameter.Value, Parameter: AnyIntentValue {
        self.init(Self.name(keyPath), comparisonOperator.rawValue, [value], when(), otherwise())
    }

    /// How the parameter's value, if it has one, stands to this one.
    public init<Value, Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: ComparableComparisonOperator,
        _ value: Value.ValueType, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    )
    where
        Value: ExpressibleByNilLiteral, Value == Parameter.Value, Parameter: AnyIntentValue,
        Value.ValueType: Comparable
    {
        self.init(Self.name(keyPath), comparisonOperator.rawValue, [value], when(), otherwise())
    }

    /// Whether the identifier of the parameter's value is one of these.
    public init<Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: OneOfComparisonOperator,
        _ values: [String], @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Parameter: AnyIntentValue, Parameter.Value.ValueType: AppEntity {
        self.init(Self.name(keyPath), comparisonOperator.rawValue, values, when(), otherwise())
    }

    /// Whether the identifier of the parameter's value is one of these.
    public init<Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: OneOfComparisonOperator,
        _ values: [Parameter.Value.ValueType.ID], @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    )
    where
        Parameter: AnyIntentValue, Parameter.Value.ValueType: AppEntity, Parameter.Value.ValueType.ID == Int
    {
        self.init(Self.name(keyPath), comparisonOperator.rawValue, values, when(), otherwise())
    }

    /// Whether the identifier of the parameter's value is this one.
    public init<Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: EquatableComparisonOperator,
        _ value: String, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Parameter: AnyIntentValue, Parameter.Value.ValueType: AppEntity {
        self.init(Self.name(keyPath), comparisonOperator.rawValue, [value], when(), otherwise())
    }

    /// Whether the identifier of the parameter's value is this one.
    public init<Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: EquatableComparisonOperator,
        _ value: Parameter.Value.ValueType.ID, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    )
    where
        Parameter: AnyIntentValue, Parameter.Value.ValueType: AppEntity, Parameter.Value.ValueType.ID == Int
    {
        self.init(Self.name(keyPath), comparisonOperator.rawValue, [value], when(), otherwise())
    }

    /// How the identifier of the parameter's value stands to a text.
    @_disfavoredOverload
    public init<IntentType, Parameter>(
        _ keyPath: KeyPath<IntentType, Parameter>, identifier comparisonOperator: StringComparisonOperator,
        _ value: String, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where IntentType: AppIntent, Parameter: AnyIntentValue, Parameter.Value.ValueType: AppEntity {
        self.init(Self.name(of: keyPath), comparisonOperator.rawValue, [value], when(), otherwise())
    }

    /// How the identifier of the parameter's value stands to a number.
    @_disfavoredOverload
    public init<IntentType, Parameter>(
        _ keyPath: KeyPath<IntentType, Parameter>, identifier comparisonOperator: ComparableComparisonOperator,
        _ value: Parameter.Value.ValueType.ID, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    )
    where
        IntentType: AppIntent, Parameter: AnyIntentValue, Parameter.Value.ValueType: AppEntity,
        Parameter.Value.ValueType.ID == Int
    {
        self.init(Self.name(of: keyPath), comparisonOperator.rawValue, [value], when(), otherwise())
    }

    /// How the identifier of the parameter's value stands to a text.
    public init<Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: StringComparisonOperator,
        _ value: String, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Parameter: AnyIntentValue, Parameter.Value.ValueType: AppEntity {
        self.init(Self.name(keyPath), comparisonOperator.rawValue, [value], when(), otherwise())
    }

    /// How the identifier of the parameter's value stands to a number.
    public init<Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: ComparableComparisonOperator,
        _ value: Parameter.Value.ValueType.ID, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    )
    where
        Parameter: AnyIntentValue, Parameter.Value.ValueType: AppEntity, Parameter.Value.ValueType.ID == Int
    {
        self.init(Self.name(keyPath), comparisonOperator.rawValue, [value], when(), otherwise())
    }

    /// Whether the widget is of one of these families.
    public init(
        widgetFamily comparisonOperator: OneOfComparisonOperator, _ values: [IntentWidgetFamily],
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(nil, comparisonOperator.rawValue, values, when(), otherwise())
    }

    /// Whether the widget is of this family.
    public init(
        widgetFamily comparisonOperator: EquatableComparisonOperator, _ value: IntentWidgetFamily,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(nil, comparisonOperator.rawValue, [value], when(), otherwise())
    }
}

extension ParameterSummaryWhenCondition: ReadableSummary {
    var tree: SummaryTree {
        .when(
            parameter: name(), comparison: comparison, values: values, then: when.readTree ?? .nothing,
            otherwise: otherwise.readTree ?? .nothing)
    }
}
