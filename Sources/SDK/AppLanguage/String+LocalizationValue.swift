// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension String {
    /// A text to look up, with the values that go into it: what `String(localized:)` takes.
    ///
    /// `"\(count) contacts"` stands for the key `%lld contacts`. See *String.LocalizationValue* in Apple's
    /// documentation.
    public struct LocalizationValue: Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
        let key: String
        let arguments: [Argument]

        /// The text of a key that is known only when the app runs.
        public init(_ value: String) {
            key = value
            arguments = []
        }

        /// The text of a key without values.
        public init(stringLiteral value: String) { self.init(value) }

        /// What a literal with values in it stands for.
        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        /// The words for the key, with the values in them.
        func text(in words: (String) -> String, formatted: (String, [any CVarArg]) -> String) -> String {
            let format = words(key)
            // A text without values is not a format: a percent sign in it stands for itself.
            let text = arguments.isEmpty ? format : formatted(format, arguments.map(\.value))
            guard GrammarAgreement.isAsked(in: format) else { return text }
            return GrammarAgreement.resolved(
                text, isEnglish: format == key || PersonLanguage.current?.hasPrefix("en") ?? true)
        }
    }
}

extension String.LocalizationValue {
    indirect enum Argument: Hashable, Codable, Sendable {
        case text(String)
        /// Looked up when the whole is.
        case resource(LocalizedStringResource)
        case integer(Int64)
        case unsigned(UInt64)
        case double(Double)

        var value: any CVarArg {
            switch self {
            case .text(let text): text as NSString
            case .resource(let resource): resource.words as NSString
            case .integer(let number): number
            case .unsigned(let number): number
            case .double(let number): number
            }
        }
    }

    /// What is put into a text later.
    public enum Placeholder: Hashable, Sendable {
        /// A whole number.
        case int
        /// A whole number that is not below zero.
        case uint
        /// A fraction.
        case float
        /// A fraction of twice the precision.
        case double
        /// A text.
        case object

        fileprivate var specifier: String {
            switch self {
            case .int: "%lld"
            case .uint: "%llu"
            case .float: "%f"
            case .double: "%lf"
            case .object: "%@"
            }
        }
    }

    /// Puts the key together while the compiler takes a literal apart.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate private(set) var key = ""
        fileprivate private(set) var arguments: [Argument] = []

        /// Room for a key of about that length.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 4 * interpolationCount)
        }

        /// Words of the key.
        public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

        /// A text: `%@` in the key.
        public mutating func appendInterpolation(_ string: String) { append(.text(string), "%@") }

        /// A whole number: `%lld` or `%llu` in the key.
        public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number) {
            if Number.isSigned {
                append(.integer(Int64(clamping: number)), "%lld")
            } else {
                append(.unsigned(UInt64(clamping: number)), "%llu")
            }
        }

        /// A whole number of at most 32 bits: `%d` in the key.
        public mutating func appendInterpolation(_ number: Int32) { append(.integer(Int64(number)), "%d") }

        /// A whole number of at most 32 bits: `%u` in the key.
        public mutating func appendInterpolation(_ number: UInt32) { append(.unsigned(UInt64(number)), "%u") }

        /// A fraction: `%lf` in the key.
        public mutating func appendInterpolation(_ number: Double) { append(.double(number), "%lf") }

        /// A fraction: `%f` in the key.
        public mutating func appendInterpolation(_ number: Float) { append(.double(Double(number)), "%f") }

        /// A whole number, written as the specifier says, which stands in the key.
        public mutating func appendInterpolation(_ number: Int, specifier: String) {
            append(.integer(Int64(number)), specifier)
        }

        /// A fraction, written as the specifier says, which stands in the key.
        public mutating func appendInterpolation(_ number: Double, specifier: String) {
            append(.double(number), specifier)
        }

        /// A part of a text: `%@` in the key.
        public mutating func appendInterpolation(_ substring: Substring) { append(.text(String(substring)), "%@") }

        /// A text that is looked up itself: `%@` in the key.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append(.resource(resource), "%@")
        }

        /// The words of a text with attributes: `%@` in the key.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(.text(String(attributedString.characters)), "%@")
        }

        /// A value as a format writes it: `%@` in the key.
        public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
        where Style.FormatInput: Equatable, Style.FormatOutput == String {
            append(.text(format.format(value)), "%@")
        }

        /// A value that is put in later, such as a number: its specifier in the key.
        public mutating func appendInterpolation(placeholder: Placeholder) { key += placeholder.specifier }

        /// A value that is put in later, written as the specifier says.
        public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) { key += specifier }

        /// What has words for people, or else describes itself: `%@` in the key.
        @_disfavoredOverload
        public mutating func appendInterpolation<Value>(_ value: Value) {
            if let value = value as? any CustomLocalizedStringResourceConvertible {
                append(.resource(value.localizedStringResource), "%@")
            } else {
                append(.text(String(describing: value)), "%@")
            }
        }

        private mutating func append(_ argument: Argument, _ specifier: String) {
            arguments.append(argument)
            key += specifier
        }
    }
}
