// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A value that can be shown to people.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
    /// The display.
    var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
    /// The title.
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}
