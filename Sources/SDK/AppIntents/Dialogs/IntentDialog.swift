// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The words that an intent says.
///
/// ```swift
/// .result(dialog: IntentDialog(full: "Your soup is ready in 5 minutes.", supporting: "Ready in 5 minutes"))
/// ```
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    /// The texts that go into a literal.
    public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

    /// Said when nobody looks.
    let full: LocalizedStringResource
    /// Shown beside what else is shown.
    let supporting: LocalizedStringResource?
    let systemImageName: String?

    /// Words for those who listen and for those who look.
    public init(_ string: LocalizedStringResource) { self.init(full: string, nil, nil) }

    /// Words for those who listen alone, and words for those who see more.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
        self.init(full: full, supporting, nil)
    }

    /// Words with a system symbol before them.
    public init(full: LocalizedStringResource, systemImageName: String) {
        self.init(full: full, nil, systemImageName)
    }

    /// Words for those who listen alone, and words for those who see more, with a system symbol before them.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String) {
        self.init(full: full, supporting, systemImageName)
    }

    /// Words without values.
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

    /// Words with values in them.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }

    private init(full: LocalizedStringResource, _ supporting: LocalizedStringResource?, _ systemImageName: String?) {
        self.full = full
        self.supporting = supporting
        self.systemImageName = systemImageName
    }
}
