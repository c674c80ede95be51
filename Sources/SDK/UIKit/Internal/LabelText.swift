// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppLanguage
import Drawing
import Foundation

/// The text of a label as what draws it takes it.
struct LabelText {
    let text: NSAttributedString
    let font: UIFont
    let color: UIColor
    let alignment: NSTextAlignment
    let lineBreakMode: NSLineBreakMode

    var isEmpty: Bool { text.length == 0 }

    /// The text in lines; nil, with a complaint, where there is nothing to draw with.
    func layout(
        width: CGFloat?, height: CGFloat?, lines: Int, traits: UITraitCollection, scale: CGFloat = 1
    ) -> TextLayout? {
        do throws(DrawingError) {
            return try TextLayout(
                styled(traits: traits, scale: scale), style: paragraphStyle,
                width: width.flatMap { $0 < 1e5 ? Double($0) : nil },
                height: height.flatMap { $0 < 1e5 ? Double($0) : nil },
                lineLimit: lines, language: Self.language)
        } catch {
            Complaint.write("a text cannot be drawn: \(error)")
            return nil
        }
    }

    /// Which forms of Chinese characters to draw: those of the language that the app speaks, or that the person reads
    /// where the app's own has none.
    private static let language: String = {
        let spoken = Bundle.main.spokenLanguage
        return ["zh", "ja", "ko"].contains { spoken.hasPrefix($0) } ? spoken : PersonLanguage.current ?? spoken
    }()

    private func styled(traits: UITraitCollection, scale: CGFloat) -> StyledText {
        var runs: [StyledText.Run] = []
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            let piece = (text.string as NSString).substring(with: range)
            runs.append(.init(piece, style(of: attributes, traits: traits, scale: scale)))
        }
        return StyledText(runs)
    }

    private func style(
        of attributes: [NSAttributedString.Key: Any], traits: UITraitCollection, scale: CGFloat
    ) -> TextStyle {
        let font = attributes[.font] as? UIFont ?? font
        let color = attributes[.foregroundColor] as? UIColor ?? (attributes[.link] != nil ? .link : color)
        var style = TextStyle(font: font.scaled(by: scale).textFont, color: color.color(in: traits))
        style.background = (attributes[.backgroundColor] as? UIColor)?.color(in: traits)
        style.isUnderlined = (Double(number: attributes[.underlineStyle]) ?? 0) != 0
        style.isStruckThrough = (Double(number: attributes[.strikethroughStyle]) ?? 0) != 0
        style.kerning = Double(number: attributes[.kern]) ?? Double(number: attributes[.tracking]) ?? 0
        style.rise = Double(number: attributes[.baselineOffset]) ?? 0
        return style
    }

    private var paragraphStyle: ParagraphStyle {
        let own = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        var style = ParagraphStyle()
        style.lineBreak = (own?.lineBreakMode ?? lineBreakMode).lineBreak
        style.alignment = (own?.alignment ?? alignment).alignment
        guard let own else { return style }
        style.direction =
            own.baseWritingDirection == .rightToLeft
            ? .rightToLeft : own.baseWritingDirection == .leftToRight ? .leftToRight : .natural
        style.lineSpacing = own.lineSpacing
        style.paragraphSpacing = own.paragraphSpacing
        style.lineHeightMultiple = own.lineHeightMultiple
        style.minimumLineHeight = own.minimumLineHeight
        style.maximumLineHeight = own.maximumLineHeight
        return style
    }
}

extension NSLineBreakMode {
    fileprivate var lineBreak: ParagraphStyle.LineBreak {
        switch self {
        case .byWordWrapping: .wordWrapping
        case .byCharWrapping: .characterWrapping
        case .byClipping: .clipping
        case .byTruncatingHead: .truncatingHead
        case .byTruncatingTail: .truncatingTail
        case .byTruncatingMiddle: .truncatingMiddle
        }
    }
}

extension NSTextAlignment {
    fileprivate var alignment: ParagraphStyle.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}
