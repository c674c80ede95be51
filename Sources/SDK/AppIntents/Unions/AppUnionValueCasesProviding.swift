// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The names of the cases of a value of several types; `@UnionValue` writes them.
public protocol AppUnionValueCasesProviding: CaseIterable, Hashable, RawRepresentable, Sendable
where RawValue == String {}
