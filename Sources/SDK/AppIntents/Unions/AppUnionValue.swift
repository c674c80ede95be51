// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A value of one of several types, with a name for itself and its cases.
///
/// `@UnionValue` makes an enumeration one. Without words of its own it is called by its names in the source.
public protocol AppUnionValue: TypeDisplayRepresentable {
    /// The names of its cases.
    associatedtype Cases: AppUnionValueCasesProviding

    /// How each case is shown.
    static var caseDisplayRepresentations: [Cases: DisplayRepresentation] { get }
}

extension AppUnionValue {
    /// The name of the type.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(
            name: LocalizedStringResource(stringLiteral: String(describing: Self.self).spelledOut))
    }

    /// The names of the cases.
    public static var caseDisplayRepresentations: [Cases: DisplayRepresentation] {
        Dictionary(Cases.allCases.map { ($0, DisplayRepresentation(stringLiteral: $0.rawValue.spelledOut)) }) {
            first, _ in
            first
        }
    }
}
