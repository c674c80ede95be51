// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A type with a fixed set of values, each with its own display.
public protocol CaseDisplayRepresentable: CustomLocalizedStringResourceConvertible, CaseIterable, Hashable {
    /// The display of each case.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
    /// The title of the case, or its name.
    public var localizedStringResource: LocalizedStringResource { shown.title }

    /// The display of the case, or its name.
    var shown: DisplayRepresentation {
        Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: String(describing: self))
    }
}

extension CaseDisplayRepresentable where Self: InstanceDisplayRepresentable {
    /// The title of the case, or its name.
    public var localizedStringResource: LocalizedStringResource { shown.title }
}
