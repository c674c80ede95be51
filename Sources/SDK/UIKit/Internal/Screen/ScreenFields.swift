// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Wire

/// The fields on the screen, as those hear about them who take what is typed.
@MainActor enum ScreenFields {
    /// The fields that a finger would reach, from the rearmost window on, each window's as they are drawn.
    static func shown() -> [any TextEntry] {
        Array(WindowList.shared.windows.flatMap(fields).filter { $0.isReachable }.prefix(ScreenField.limit))
    }

    /// The field of a number, where it can be typed in.
    static func shown(_ number: Int) -> (any TextEntry)? {
        WindowList.shared.windows.lazy.flatMap(fields).first { $0.number == number && $0.isReachable }
    }

    private static func fields(in view: UIView) -> [any TextEntry] {
        if view.isHidden { return [] }
        if let field = view as? any TextEntry { return [field] }
        return view.subviews.flatMap(fields)
    }
}

extension TextEntry {
    /// Whether a person can tap it.
    fileprivate var isReachable: Bool {
        guard acceptsTyping, inputView == nil, !bounds.isEmpty, let place = screenRect(typingRect) else { return false }
        return WindowList.shared.target(at: CGPoint(x: place.midX, y: place.midY))?.1.isDescendant(of: self) ?? false
    }

    private func screenRect(_ rect: CGRect) -> CGRect? {
        guard let window else { return nil }
        return convert(rect, to: nil).offsetBy(
            dx: window.frame.minX - window.bounds.minX, dy: window.frame.minY - window.bounds.minY)
    }

    /// The field as it is sent; nil for one that can't be, such as one whose text is too long.
    var screenField: ScreenField? {
        let place = typingRect
        var field = ScreenField(
            number: number, layer: layer.number, x: place.minX - bounds.minX, y: place.minY - bounds.minY,
            width: place.width, height: place.height)
        field.text = shownText
        field.placeholder = shownPlaceholder
        field.isSecure = isSecureTextEntry
        field.keyboard = keyboardType.keyboard
        field.returnKey = returnKeyType.returnKey
        field.capitalization = autocapitalizationType.capitalization
        field.isCorrected = autocorrectionType != .no && !isSecureTextEntry
        field.content = textContentType?.rawValue ?? ""
        field.isFocused = isFirstResponder
        field.isMultiline = isMultiline
        field.revision = revision
        field.fontSize = Double(font?.pointSize ?? 17)
        field.alignment = alignment
        let traits = traitCollection
        field.color = (textColor ?? .label).color(in: traits).hexadecimal
        field.background = ground(in: traits).hexadecimal
        return field.isPossible ? field : nil
    }

    /// What is right behind the text: the first ground that hides what is behind it, with what lies over it.
    private func ground(in traits: UITraitCollection) -> Color {
        var veils = [backgroundColor?.color(in: traits)].compactMap(\.self)
        var view: UIView = self
        while veils.last?.alpha != 1, let parent = view.superview {
            let behind = parent.subviews.prefix { $0 !== view }.reversed()
            for sibling in behind where veils.last?.alpha != 1 {
                veils += sibling.grounds(at: convert(CGPoint(x: bounds.midX, y: bounds.midY), to: sibling), in: traits)
            }
            if veils.last?.alpha != 1, let color = parent.backgroundColor?.color(in: traits) { veils.append(color) }
            view = parent
        }
        let last = veils.last?.alpha == 1 ? veils.removeLast() : UIColor.systemBackground.color(in: traits)
        return veils.reversed().reduce(last) { $1.over($0) }
    }
}

extension UIView {
    /// The colors that are seen at a point of the view, the nearest first, down to the first that hides the others.
    fileprivate func grounds(at point: CGPoint, in traits: UITraitCollection) -> [Color] {
        guard !isHidden, alpha > 0, bounds.contains(point) else { return [] }
        var found: [Color] = []
        for subview in subviews.reversed() where found.last?.alpha != 1 {
            found += subview.grounds(at: convert(point, to: subview), in: traits)
        }
        if found.last?.alpha != 1, let color = backgroundColor?.color(in: traits) { found.append(color) }
        return found
    }
}

extension Color {
    /// As it is seen in front of one that hides all.
    fileprivate func over(_ ground: Color) -> Color {
        func mixed(_ channel: KeyPath<Color, Double>) -> Double {
            self[keyPath: channel] * alpha + ground[keyPath: channel] * (1 - alpha)
        }
        return Color(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: 1)
    }
}

extension UIKeyboardType {
    fileprivate var keyboard: ScreenField.Keyboard {
        switch self {
        case .default, .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter: .text
        case .URL: .url
        case .numberPad, .asciiCapableNumberPad: .number
        case .phonePad: .phone
        case .emailAddress: .email
        case .decimalPad: .decimal
        case .webSearch: .search
        }
    }
}

extension UIReturnKeyType {
    fileprivate var returnKey: ScreenField.ReturnKey {
        switch self {
        case .default, .emergencyCall: .default
        case .go, .route: .go
        case .google, .yahoo, .search: .search
        case .join: .join
        case .next: .next
        case .send: .send
        case .done: .done
        case .continue: .continue
        }
    }
}

extension UITextAutocapitalizationType {
    fileprivate var capitalization: ScreenField.Capitalization {
        switch self {
        case .none: .none
        case .words: .words
        case .sentences: .sentences
        case .allCharacters: .characters
        }
    }
}
