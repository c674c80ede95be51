// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A type with a fixed set of values, each with its own display.
public protocol CaseDisplayRepresentable: CustomLocalizedStringResourceConvertible, CaseIterable, Hashable {
    /// How each is shown.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
    /// The title of the case; its name where it has none.
    public var localizedStringResource: LocalizedStringResource { shown.title }

    /// How the case is shown; by its name where nothing is said of it.
    var shown: DisplayRepresentation {
        Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: String(describing: self))
    }
}

extension CaseDisplayRepresentable where Self: InstanceDisplayRepresentable {
    /// The title of the case; its name where it has none.
    public var localizedStringResource: LocalizedStringResource { shown.title }
}
