// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Wire

/// A view that a person types into.
///
/// The keyboard is that of the browser which shows the app's screen: the view says where it is, and receives the text.
@MainActor protocol TextEntry: UIView, UITextInputTraits {
    /// Names the view for the person.
    var number: Int { get }
    /// The number of the last typed text that was applied.
    var revision: Int { get set }
    /// Whether a person may type in it.
    var acceptsTyping: Bool { get }
    /// Whether there may be several lines.
    var isMultiline: Bool { get }
    /// What stands in it.
    var typedText: String { get }
    /// What stands in it as it looks: bullets where it is secret.
    var shownText: String { get }
    /// The placeholder.
    var shownPlaceholder: String { get }
    /// Where the text is typed, in the view's own coordinates.
    var typingRect: CGRect { get }
    var font: UIFont? { get }
    var textColor: UIColor? { get }
    var textAlignment: NSTextAlignment { get }

    /// The return key was pressed.
    func enter()
    /// Whether a part of the text may be replaced.
    func mayChange(_ range: NSRange, to replacement: String) -> Bool
    /// Takes a text that a person has typed, and reports it.
    func takeTyped(_ text: String)
}

/// Counts the views that a person types into.
@MainActor enum TextEntryNumber {
    private static var count = 0

    static func next() -> Int {
        count += 1
        return count
    }
}

extension TextEntry {
    /// Does what a person has done in the view.
    func apply(_ input: TypingPayload.Input) {
        switch input {
        case .focus: becomeFirstResponder()
        case .leave: resignFirstResponder()
        case .enter: enter()
        case .text(let text, let revision): type(text, revision: revision)
        }
    }

    private func type(_ typed: String, revision: Int) {
        // Even if the text was refused: the browser needs the text that is in the view now.
        self.revision = max(self.revision, revision)
        displayChanged()
        guard acceptsTyping, becomeFirstResponder() else { return }
        let typed = typed.replacing(/\R/, with: isMultiline ? "\n" : " ")
        let change = TextChange(from: typedText, to: typed)
        guard typed != typedText, mayChange(change.range, to: change.replacement) else { return }
        takeTyped(typed)
    }

    /// The side that the text stands at.
    var alignment: ScreenField.Alignment {
        switch textAlignment {
        case .left, .natural, .justified: .left
        case .center: .center
        case .right: .right
        }
    }
}

/// The one part in which two texts differ, in UTF-16 as Apple counts it.
struct TextChange: Equatable {
    let range: NSRange
    let replacement: String

    init(from old: String, to new: String) {
        let start = zip(old, new).prefix { $0 == $1 }.count
        let room = min(old.count, new.count) - start
        let end = zip(old.reversed(), new.reversed()).prefix(room).prefix { $0 == $1 }.count
        let before = old.prefix(start).utf16.count
        range = NSRange(location: before, length: old.utf16.count - before - old.suffix(end).utf16.count)
        replacement = String(new.dropFirst(start).dropLast(end))
    }
}
