// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The attributes of `AttributedString` that UIKit knows.
extension AttributeScopes {
    /// UIKit's attributes.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of UIKit and Foundation.
    public struct UIKitAttributes: AttributeScope {
        /// A font.
        public let font: FontAttribute
        /// The color of the characters.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the characters.
        public let backgroundColor: BackgroundColorAttribute
        /// The underline style.
        public let underlineStyle: UnderlineStyleAttribute
        /// The strikethrough style.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The space between characters in points.
        public let kern: KernAttribute
        /// The offset above the baseline in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The paragraph style; the first character's applies to the whole text.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The attributes of Foundation.
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

        /// The underline style.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// A line.
            public typealias Value = NSUnderlineStyle
            /// Apple's name.
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }

        /// The strikethrough style.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// A line.
            public typealias Value = NSUnderlineStyle
            /// Apple's name.
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }

        /// The space between characters in points.
        public enum KernAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// Apple's name.
            public static let name = NSAttributedString.Key.kern.rawValue
        }

        /// The offset above the baseline in points.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// Apple's name.
            public static let name = NSAttributedString.Key.baselineOffset.rawValue
        }

        /// The paragraph style.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            /// The paragraph style.
            public typealias Value = NSParagraphStyle
            /// Apple's name.
            public static let name = NSAttributedString.Key.paragraphStyle.rawValue
        }
    }
}

extension AttributeDynamicLookup {
    /// Returns an attribute of UIKit by its name.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
}
