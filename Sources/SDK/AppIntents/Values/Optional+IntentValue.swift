// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension Optional: _IntentValue where Wrapped: _IntentValue {
    /// What is in it, which is not optional.
    public typealias UnwrappedType = Wrapped.UnwrappedType
    /// One value of what is in it.
    public typealias ValueType = Wrapped.ValueType

    /// None of its own.
    public static var defaultResolverSpecification: EmptyResolverSpecification<Wrapped?> {
        EmptyResolverSpecification()
    }
}
