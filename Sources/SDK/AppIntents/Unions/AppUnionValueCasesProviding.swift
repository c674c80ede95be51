// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The names of a union value's cases; `@UnionValue` generates them.
public protocol AppUnionValueCasesProviding: CaseIterable, Hashable, RawRepresentable, Sendable
where RawValue == String {}
