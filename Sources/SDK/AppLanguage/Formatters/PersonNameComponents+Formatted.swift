// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension PersonNameComponents {
    /// The name as its script and the person's language have it: given name and family name.
    public func formatted() -> String { formatted(FormatStyle()) }

    /// The name in a style: `name.formatted(.name(style: .long))`.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents { style.format(self) }

    /// How a name is written.
    public struct FormatStyle: Foundation.FormatStyle {
        /// The length of a name.
        public enum Style: Int, Codable, Hashable, Sendable {
            /// The nickname, or the given name.
            case short = 1
            /// Given name and family name.
            case medium = 2
            /// All but the nickname.
            case long = 3
            /// First letters, or the family name, as the script has it.
            case abbreviated = 4
        }

        /// The length of a name.
        public var style: Style
        /// Whose order it is.
        public var locale: Locale

        /// A style, in the person's language where none is given.
        public init(
            style: Style = .medium,
            locale: Locale = PersonNameComponentsFormatter().locale
        ) {
            self.style = style
            self.locale = locale
        }

        /// The name as one text.
        public func format(_ value: PersonNameComponents) -> String {
            let formatter = PersonNameComponentsFormatter()
            formatter.style = PersonNameComponentsFormatter.Style(rawValue: style.rawValue) ?? .medium
            formatter.locale = locale
            return formatter.string(from: value)
        }

        /// The same in another language.
        public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// How a name is written.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
