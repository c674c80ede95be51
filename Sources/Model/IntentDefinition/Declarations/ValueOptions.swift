// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a value is entered and shown, by type: bounds, units, labels, defaults.
///
/// What a type does not use stays nil; an empty `<data/>` bound reads as nil.
package struct ValueOptions: Hashable, Codable, Sendable {
    /// The default as the file writes it.
    package enum DefaultValue: Hashable, Codable, Sendable {
        case string(value: LocalizableText)
        case number(value: Double)
        case boolean(value: Bool)
        /// The name of an enumeration's case.
        case enumCase(name: String)
    }

    package var defaultValue: DefaultValue?
    /// In ``unit`` for times and measurements.
    package var minimum: Double?
    package var maximum: Double?
    /// The unit of each bound, such as `Seconds`.
    package var minimumUnit: String?
    package var maximumUnit: String?
    package var unit: String?
    package var defaultUnit: String?
    /// The field's style: `Field`, `Slider`, `Stepper`, `Date`, `DateTime`, `Time`, `Custom`, `PlainText`, …
    package var style: String?
    package var trueName: LocalizableText?
    package var falseName: LocalizableText?
    package var placeholder: LocalizableText?
    package var capitalization: String?
    package var keyboard: String?
    package var isMultiline = false
    package var disablesAutocorrection = false
    package var disablesSmartQuotes = false
    package var disablesSmartDashes = false
    package var allowsNegativeNumbers: Bool?
    /// Uniform type identifiers a file may have.
    package var fileTypes: [String] = []
    /// `Style`, `Relative` or `Template`.
    package var dateFormat: String?
    package var dateTemplate: LocalizableText?
    package var dateStyle: String?
    package var timeStyle: String?

    package init() {}
}
