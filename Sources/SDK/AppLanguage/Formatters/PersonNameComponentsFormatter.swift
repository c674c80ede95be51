// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Writes the name of a person as its script and the person's language have it.
///
/// A name in Chinese, Japanese or Korean script begins with the family name, whatever the language. See
/// *PersonNameComponentsFormatter* in Apple's documentation; Foundation's, on Linux, cannot be used.
open class PersonNameComponentsFormatter: Formatter {
    /// The length of a name.
    public enum Style: Int, Sendable {
        /// The same as `medium`.
        case `default`
        /// The nickname, or the given name.
        case short
        /// Given name and family name.
        case medium
        /// All but the nickname.
        case long
        /// First letters, or the family name, as the script has it.
        case abbreviated
    }

    /// What else is to be seen to.
    public struct Options: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: UInt

        /// Creates a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Write how the name sounds.
        public static let phonetic = Options(rawValue: 1 << 1)
    }

    /// How much of a name is written; `default` at first.
    open var style: Style = .default
    /// Whether how the name sounds is written.
    open var isPhonetic = false
    /// Whose order it is; the person's where it is nil.
    open var locale: Locale! = PersonLanguage.current.map(Locale.init(identifier:)) ?? .current

    /// The name as one text; empty if there is none of it.
    open func string(from components: PersonNameComponents) -> String {
        guard isPhonetic else { return writer.text(of: components, style) }
        return components.phoneticRepresentation.map { writer.text(of: $0, style) } ?? ""
    }

    /// The name as one text, where it is one.
    open override func string(for obj: Any?) -> String? {
        (obj as? PersonNameComponents).map { string(from: $0) }
    }

    /// The parts of a name that is written in full; nil if there are no words.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        PersonNameReader(language: writer.language).components(of: string)
    }

    /// The name as one text, in a style.
    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        formatter.isPhonetic = nameOptions.contains(.phonetic)
        return formatter.string(from: components)
    }

    private var writer: PersonNameWriter {
        PersonNameWriter(language: (locale ?? .current).language.languageCode?.identifier ?? "en")
    }
}
