// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a value is entered and shown.
struct ValueOptionsDump: Encodable, Hashable, Sendable {
    /// A default value; exactly one of the four is there.
    struct Default: Encodable, Hashable, Sendable {
        var string: TextDump?
        var number: Double?
        var boolean: Bool?
        var enumCase: String?

        init(_ value: ValueOptions.DefaultValue) {
            switch value {
            case .string(let text): string = TextDump(text)
            case .number(let value): number = value
            case .boolean(let value): boolean = value
            case .enumCase(let name): enumCase = name
            }
        }
    }

    let defaultValue: Default?
    let minimum: Double?
    let maximum: Double?
    let minimumUnit: String?
    let maximumUnit: String?
    let unit: String?
    let defaultUnit: String?
    let style: String?
    let trueName: TextDump?
    let falseName: TextDump?
    let placeholder: TextDump?
    let capitalization: String?
    let keyboard: String?
    let isMultiline: Bool
    let disablesAutocorrection: Bool
    let disablesSmartQuotes: Bool
    let disablesSmartDashes: Bool
    let allowsNegativeNumbers: Bool?
    let fileTypes: [String]
    let dateFormat: String?
    let dateTemplate: TextDump?
    let dateStyle: String?
    let timeStyle: String?

    init(_ options: ValueOptions) {
        defaultValue = options.defaultValue.map(Default.init)
        minimum = options.minimum
        maximum = options.maximum
        minimumUnit = options.minimumUnit
        maximumUnit = options.maximumUnit
        unit = options.unit
        defaultUnit = options.defaultUnit
        style = options.style
        trueName = options.trueName.map(TextDump.init)
        falseName = options.falseName.map(TextDump.init)
        placeholder = options.placeholder.map(TextDump.init)
        capitalization = options.capitalization
        keyboard = options.keyboard
        isMultiline = options.isMultiline
        disablesAutocorrection = options.disablesAutocorrection
        disablesSmartQuotes = options.disablesSmartQuotes
        disablesSmartDashes = options.disablesSmartDashes
        allowsNegativeNumbers = options.allowsNegativeNumbers
        fileTypes = options.fileTypes
        dateFormat = options.dateFormat
        dateTemplate = options.dateTemplate.map(TextDump.init)
        dateStyle = options.dateStyle
        timeStyle = options.timeStyle
    }
}
