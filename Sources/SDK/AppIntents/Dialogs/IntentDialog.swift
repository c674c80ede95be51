// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The words that an intent says.
///
/// ```swift
/// .result(dialog: IntentDialog(full: "Your soup is ready in 5 minutes.", supporting: "Ready in 5 minutes"))
/// ```
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    /// The interpolation of a dialog literal.
    public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

    /// Said when nobody looks.
    let full: LocalizedStringResource
    /// Shown beside what else is shown.
    let supporting: LocalizedStringResource?
    let systemImageName: String?

    /// A dialog with full text for listeners and supporting text for the screen.
    public init(_ string: LocalizedStringResource) { self.init(full: string, nil, nil) }

    /// A dialog with full text for listeners, and shorter text next to a view.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
        self.init(full: full, supporting, nil)
    }

    /// A dialog with a system symbol.
    public init(full: LocalizedStringResource, systemImageName: String) {
        self.init(full: full, nil, systemImageName)
    }

    /// A dialog with full and shorter text, and a system symbol.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String) {
        self.init(full: full, supporting, systemImageName)
    }

    /// A dialog without interpolation.
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

    /// A dialog with interpolated values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }

    private init(full: LocalizedStringResource, _ supporting: LocalizedStringResource?, _ systemImageName: String?) {
        self.full = full
        self.supporting = supporting
        self.systemImageName = systemImageName
    }
}
