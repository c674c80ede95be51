// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension Never: AppIntent {
    /// Nothing: there is no such intent.
    public static var title: LocalizedStringResource { "Never" }

    /// Ends the process: there is no such intent.
    public init() { preconditionFailure("Never is the intent that there is none of; name another type") }

    /// Gives nothing: there is no such intent.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

extension Never: ParameterSummary {
    /// None.
    public typealias Intent = Never
}

extension Never: IntentResult {
    /// None.
    public typealias Value = Never
    /// None.
    public typealias OpensAppIntent = Never
    /// None.
    public typealias Snippet = Never
    /// None.
    public typealias Dialog = Never

    /// None.
    public var value: Never? { nil }
}

extension Never: _IntentValue {
    /// None.
    public static var defaultResolverSpecification: EmptyResolverSpecification<Never> { EmptyResolverSpecification() }
}
