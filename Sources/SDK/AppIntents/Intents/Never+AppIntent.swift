// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension Never: AppIntent {
    /// Nothing, since this intent does not exist.
    public static var title: LocalizedStringResource { "Never" }

    /// Ends the process, since this intent does not exist.
    public init() { preconditionFailure("Never is the intent that there is none of; name another type") }

    /// Returns nothing, since this intent does not exist.
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
