// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

/// Makes a value, such as that of a parameter, of an enumeration whose cases each have one value.
///
/// ```swift
/// @UnionValue
/// enum Ordered {
///     case soup(Soup)
///     case words(String)
///
///     static let typeDisplayRepresentation: TypeDisplayRepresentation = "Order"
///     static let caseDisplayRepresentations: [Cases: DisplayRepresentation] = [.soup: "Soup", .words: "Something Else"]
/// }
/// ```
@attached(extension, conformances: _IntentValueRepresentable, AppUnionValue, names: arbitrary)
public macro UnionValue() = #externalMacro(module: "AppIntentsMacros", type: "UnionValueMacro")

#endif
