// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Options to choose from.
public protocol ResultsCollection<Result> {
    /// The type of each.
    associatedtype Result: _IntentValue

    /// The values.
    var items: [Result.ValueType] { get }
    /// What is asked of those who choose.
    var promptLabel: LocalizedStringResource? { get }
    /// Whether an index of first letters stands beside them.
    var usesIndexedCollation: Bool { get }
    /// No values.
    static var empty: Self { get }
}
