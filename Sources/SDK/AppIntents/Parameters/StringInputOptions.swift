// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension String {
    /// How a text is typed.
    public struct IntentInputOptions: Hashable, Sendable {
        /// The keys that there are.
        public enum KeyboardType: Hashable, Sendable {
            // swift-format-ignore: AlwaysUseLowerCamelCase
            /// Those of addresses.
            case URL
            /// The usual ones.
            case `default`
            /// Letters, figures and signs of ASCII.
            case asciiCapable
            /// Figures.
            case numberPad
            /// Figures and signs.
            case numbersAndPunctuation
        }

        /// What is written large.
        public enum CapitalizationType: Hashable, Sendable {
            /// Nothing.
            case none
            /// Each word's beginning.
            case words
            /// Each sentence's beginning.
            case sentences
            /// Everything.
            case allCharacters
        }

        /// The keys that there are.
        public var keyboardType: KeyboardType
        /// What is written large.
        public var capitalizationType: CapitalizationType
        /// Whether there may be many lines.
        public var multiline: Bool
        /// Whether slips are mended.
        public var autocorrect: Bool
        /// Whether quotation marks become curved ones.
        public var smartQuotes: Bool
        /// Whether hyphens become dashes.
        public var smartDashes: Bool

        /// Options, the usual ones where nothing else is said.
        public init(
            keyboardType: KeyboardType = .asciiCapable, capitalizationType: CapitalizationType = .sentences,
            multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
        ) {
            self.keyboardType = keyboardType
            self.capitalizationType = capitalizationType
            self.multiline = multiline
            self.autocorrect = autocorrect
            self.smartQuotes = smartQuotes
            self.smartDashes = smartDashes
        }
    }
}

extension Bool {
    /// What the two truth values of a parameter are called.
    public struct IntentDisplayName: Hashable, Sendable {
        /// The name of true.
        public let `true`: LocalizedStringResource
        /// The name of false.
        public let `false`: LocalizedStringResource

        /// Names.
        public init(true: LocalizedStringResource, false: LocalizedStringResource) {
            self.true = `true`
            self.false = `false`
        }
    }
}
