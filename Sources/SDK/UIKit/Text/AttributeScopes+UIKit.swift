// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What texts in Swift's own kind may say of their looks.
extension AttributeScopes {
    /// UIKit's attributes.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// What UIKit draws of a text in Swift's own kind, and what Foundation says of it.
    public struct UIKitAttributes: AttributeScope {
        /// A font.
        public let font: FontAttribute
        /// The color of the characters.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind them.
        public let backgroundColor: BackgroundColorAttribute
        /// How they are underlined.
        public let underlineStyle: UnderlineStyleAttribute
        /// How they are struck through.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// Points between two of them.
        public let kern: KernAttribute
        /// Points above the baseline.
        public let baselineOffset: BaselineOffsetAttribute
        /// How lines stand; that of the first character is the whole text's.
        public let paragraphStyle: ParagraphStyleAttribute
        /// Foundation's own.
        public let foundation: FoundationAttributes

        /// A font.
        public enum FontAttribute: AttributedStringKey {
            /// A font.
            public typealias Value = UIFont
            /// Apple's name.
            public static let name = NSAttributedString.Key.font.rawValue
        }

        /// The color of the characters.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// A color.
            public typealias Value = UIColor
            /// Apple's name.
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }

        /// The color behind the characters.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// A color.
            public typealias Value = UIColor
            /// Apple's name.
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }

        /// How characters are underlined.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// A line.
            public typealias Value = NSUnderlineStyle
            /// Apple's name.
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }

        /// How characters are struck through.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// A line.
            public typealias Value = NSUnderlineStyle
            /// Apple's name.
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }

        /// Points between two characters.
        public enum KernAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// Apple's name.
            public static let name = NSAttributedString.Key.kern.rawValue
        }

        /// Points above the baseline.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// Apple's name.
            public static let name = NSAttributedString.Key.baselineOffset.rawValue
        }

        /// How lines stand.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            /// How lines stand.
            public typealias Value = NSParagraphStyle
            /// Apple's name.
            public static let name = NSAttributedString.Key.paragraphStyle.rawValue
        }
    }
}

extension AttributeDynamicLookup {
    /// An attribute of UIKit's, by its name.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
}
