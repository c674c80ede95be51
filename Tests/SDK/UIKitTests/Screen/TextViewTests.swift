// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Wire

@testable import UIKit

@Suite("A text view on the screen") @MainActor struct TextViewTests {
    private final class Listener: NSObject, UITextViewDelegate {
        var heard: [String] = []

        func textViewDidBeginEditing(_ textView: UITextView) { heard.append("begin") }
        func textViewDidEndEditing(_ textView: UITextView) { heard.append("end") }
        func textViewDidChange(_ textView: UITextView) { heard.append("“\(textView.text ?? "")”") }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            !text.contains("!")
        }
    }

    private func textView(on screen: WatchedScreen) -> (UITextView, Listener) {
        let (view, listener) = (UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 120)), Listener())
        view.delegate = listener
        screen.view.addSubview(view)
        return (view, listener)
    }

    @Test("takes several lines, tells its delegate, and refuses what that refuses")
    func typed() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let (view, listener) = textView(on: screen)
        screen.ask(1)
        screen.turn()
        let shown = try #require(screen.fields.first)
        #expect(shown.isMultiline && !shown.isFocused && [shown.x, shown.y] == [5, 8])
        #expect([shown.width, shown.height] == [190, 104])
        try screen.type(.focus, in: view.number)
        try screen.type(.text("One\r\nTwo", revision: 1), in: view.number)
        try screen.type(.enter, in: view.number)
        try screen.type(.text("One\nTwo!", revision: 2), in: view.number)
        screen.ask(2)
        screen.turn()
        #expect(screen.fields.map(\.text) == ["One\nTwo"] && screen.fields.map(\.revision) == [2])
        #expect(view.isFirstResponder && view.text == "One\nTwo")
        try screen.type(.leave, in: view.number)
        #expect(listener.heard == ["begin", "“One\nTwo”", "end"])
    }

    @Test("is typed in after a tap, and by nobody while it is not editable")
    func editable() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let (view, listener) = textView(on: screen)
        try screen.tap(100, 250)
        #expect(view.isFirstResponder)
        view.isEditable = false
        #expect(!view.isFirstResponder)
        try screen.tap(100, 250)
        screen.ask(1)
        screen.turn()
        #expect(!view.isFirstResponder && screen.fields.isEmpty && listener.heard == ["begin", "end"])
    }

    /// What was posted; on one thread.
    private final class Heard: @unchecked Sendable {
        var names: [Notification.Name] = []
        var frames: [CGRect] = []
    }

    @Test("has the keyboard come once, stay for the next field, and go; it takes no room")
    func keyboard() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let (view, _) = textView(on: screen)
        let field = UITextField(frame: CGRect(x: 20, y: 400, width: 200, height: 36))
        screen.view.addSubview(field)
        Keyboard.shared.mayGo()
        screen.turn()
        let heard = Heard()
        let names: [Notification.Name] = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                heard.names.append(note.name)
                let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                if let frame { heard.frames.append(frame.cgRectValue) }
            }
        }
        defer { observers.forEach(NotificationCenter.default.removeObserver) }
        view.becomeFirstResponder()
        screen.turn()
        field.becomeFirstResponder()
        screen.turn()
        #expect(heard.names == Array(names.prefix(2)))
        field.resignFirstResponder()
        screen.turn()
        #expect(heard.names == names)
        #expect(heard.frames.count == 4 && heard.frames.allSatisfy { $0.height == 0 && $0.minY == 844 })
    }
}
