// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension AttributeContainer {
    /// Creates a container from a dictionary of the attributes that UIKit draws.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        self.font = dictionary[.font] as? UIFont
        self.foregroundColor = dictionary[.foregroundColor] as? UIColor
        self.backgroundColor = dictionary[.backgroundColor] as? UIColor
        self.underlineStyle = Self.line(dictionary[.underlineStyle])
        self.strikethroughStyle = Self.line(dictionary[.strikethroughStyle])
        self.kern = Double(number: dictionary[.kern]).map { CGFloat($0) }
        self.baselineOffset = Double(number: dictionary[.baselineOffset]).map { CGFloat($0) }
        self.paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
        self.link = dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
    }

    private static func line(_ value: Any?) -> NSUnderlineStyle? {
        value as? NSUnderlineStyle ?? Double(number: value).map { NSUnderlineStyle(rawValue: Int($0)) }
    }

    /// The same as a dictionary.
    var dictionary: [NSAttributedString.Key: Any] {
        let values: [NSAttributedString.Key: Any?] = [
            .font: self.font, .foregroundColor: self.foregroundColor, .backgroundColor: self.backgroundColor,
            .underlineStyle: self.underlineStyle?.rawValue, .strikethroughStyle: self.strikethroughStyle?.rawValue,
            .kern: self.kern, .baselineOffset: self.baselineOffset, .paragraphStyle: self.paragraphStyle,
            .link: self.link,
        ]
        return values.compactMapValues { $0 }
    }
}

extension AttributedString {
    /// A text with what UIKit draws of its attributes.
    public init(_ text: NSAttributedString) {
        self.init()
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            let part = text.attributedSubstring(from: range).string
            append(AttributedString(part, attributes: AttributeContainer(attributes)))
        }
    }
}

extension NSAttributedString {
    /// A text with what UIKit draws of its attributes.
    public convenience init(_ text: AttributedString) {
        let whole = NSMutableAttributedString(string: "")
        for run in text.runs {
            whole.append(
                NSAttributedString(
                    string: String(text[run.range].characters), attributes: run.attributes.dictionary))
        }
        self.init(attributedString: whole)
    }
}

/// Transforms text attributes in a configuration.
public struct UIConfigurationTextAttributesTransformer {
    /// The closure that transforms attributes.
    public let transform: (AttributeContainer) -> AttributeContainer

    /// A way to make attributes of others.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    /// Returns transformed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
