// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Provides the options of a parameter when they are needed.
///
/// ```swift
/// struct SoupOptions: DynamicOptionsProvider {
///     func results() async throws -> [String] { ["Tomato", "Lentil"] }
/// }
/// ```
public protocol DynamicOptionsProvider: _SupportsAppDependencies {
    /// How the values come: an array, or in sections.
    associatedtype Result: ResultsCollection
    /// What is taken where nothing is chosen.
    associatedtype DefaultValue: _IntentValue = Result.Result
    where DefaultValue.ValueType == Result.Result.ValueType

    /// The values.
    func results() async throws -> Result
    /// What is taken where nothing is chosen; nothing by default.
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    /// A value with words of its own.
    public typealias Item<R> = IntentItem<R> where R == Result.Result
    /// Values in sections.
    public typealias ItemCollection = IntentItemCollection
    /// Some of the values.
    public typealias ItemSection<R> = IntentItemSection<R> where R == Result.Result
    /// What is chosen for other parameters already.
    public typealias ParameterDependency = IntentParameterDependency

    /// Nothing.
    public func defaultResult() async -> DefaultValue? { nil }
}
