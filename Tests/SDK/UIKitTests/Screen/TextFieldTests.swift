// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Wire

@testable import UIKit

@Suite("A text field on the screen") @MainActor struct TextFieldTests {
    /// Writes down what it is told, and refuses what it is told to refuse.
    private final class Listener: UITextFieldDelegate {
        var heard: [String] = []
        var refusesDigits = false

        func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("begin") }
        func textFieldDidEndEditing(_ textField: UITextField) { heard.append("end") }

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            heard.append("\(range.location)+\(range.length) “\(string)”")
            return !refusesDigits || !string.contains(where: \.isNumber)
        }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            heard.append("return")
            textField.resignFirstResponder()
            return true
        }
    }

    private func field(on screen: WatchedScreen, at y: CGFloat = 200) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 36))
        field.borderStyle = .roundedRect
        screen.view.addSubview(field)
        return field
    }

    @Test("is told about with its picture, and no more once it is covered, hidden or gone")
    func told() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let field = field(on: screen)
        (field.placeholder, field.keyboardType, field.returnKeyType) = ("Name", .emailAddress, .go)
        (field.autocapitalizationType, field.textContentType) = (.none, .username)
        screen.ask(1)
        screen.turn()
        let shown = try #require(screen.fields.first)
        #expect(shown.number == field.number && !shown.isFocused && shown.revision == 0)
        #expect([shown.x, shown.y, shown.width, shown.height] == [7, 2, 186, 32])
        #expect(shown.text == "" && shown.placeholder == "Name" && shown.content == "username")
        #expect(shown.keyboard == .email && shown.returnKey == .go && shown.capitalization == .none)
        #expect(shown.color == "#000000ff" && shown.background == "#ffffffff" && shown.fontSize == 17)
        let cover = UIView(frame: screen.view.bounds)
        screen.view.addSubview(cover)
        screen.ask(2)
        cover.backgroundColor = .red
        screen.turn()
        #expect(screen.fields.isEmpty && screen.told.count == 2)
        cover.removeFromSuperview()
        screen.ask(3)
        screen.turn()
        #expect(screen.fields.map(\.number) == [field.number])
        field.isHidden = true
        screen.ask(4)
        screen.turn()
        #expect(screen.fields.isEmpty)
    }

    @Test("says what is behind its text, also through grounds that are seen through")
    func ground() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 36))
        field.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0.2)
        screen.view.backgroundColor = .white
        screen.view.addSubview(field)
        screen.ask(1)
        screen.turn()
        #expect(screen.fields.first?.background == "#ccccccff")
        let behind = UIView(frame: screen.view.bounds)
        behind.backgroundColor = .red
        screen.view.insertSubview(behind, belowSubview: field)
        screen.ask(2)
        screen.turn()
        #expect(screen.fields.first?.background == "#cc0000ff")
    }

    @Test("takes what is typed, tells its delegate and its actions, and says which text it has")
    func typed() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let (field, listener) = (field(on: screen), Listener())
        field.delegate = listener
        var texts: [String] = []
        field.addAction(UIAction { _ in texts.append(field.text ?? "") }, for: .editingChanged)
        screen.ask(1)
        screen.turn()
        try screen.type(.focus, in: field.number)
        try screen.type(.text("Ann", revision: 1), in: field.number)
        try screen.type(.text("An👩‍👩‍👧n", revision: 2), in: field.number)
        screen.ask(2)
        screen.turn()
        #expect(screen.fields.map(\.text) == ["An👩‍👩‍👧n"] && screen.fields.map(\.revision) == [2])
        #expect(screen.fields.map(\.isFocused) == [true])
        listener.refusesDigits = true
        try screen.type(.text("An5n", revision: 3), in: field.number)
        screen.ask(3)
        screen.turn()
        #expect(screen.fields.map(\.text) == ["An👩‍👩‍👧n"] && screen.fields.map(\.revision) == [3])
        try screen.type(.enter, in: field.number)
        #expect(!field.isEditing)
        #expect(texts == ["Ann", "An👩‍👩‍👧n"])
        #expect(listener.heard == ["begin", "0+0 “Ann”", "2+0 “👩‍👩‍👧”", "2+8 “5”", "return", "end"])
        #expect(field.text == "An👩‍👩‍👧n")
    }

    nonisolated static let changes: [(old: String, new: String, location: Int, length: Int, replacement: String)] = [
        ("", "a", 0, 0, "a"), ("a", "", 0, 1, ""), ("aa", "aaa", 2, 0, "a"), ("abc", "axc", 1, 1, "x"),
        ("🍕b", "🍕🍕b", 2, 0, "🍕"), ("same", "same", 4, 0, ""), ("old", "new", 0, 3, "new"),
    ]

    @Test("finds the part in which two texts differ", arguments: changes)
    func change(old: String, new: String, location: Int, length: Int, replacement: String) {
        let change = TextChange(from: old, to: new)
        #expect(change.range == NSRange(location: location, length: length))
        #expect(change.replacement == replacement)
    }

    @Test("is typed in after a tap, gives way to another, and ends when it leaves the screen")
    func focus() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let (first, second, listener) = (field(on: screen), field(on: screen, at: 300), Listener())
        first.delegate = listener
        screen.ask(1)
        screen.turn()
        try screen.tap(60, 218)
        #expect(first.isEditing)
        try screen.tap(60, 318)
        #expect(!first.isEditing && second.isEditing)
        try screen.tap(60, 218)
        first.removeFromSuperview()
        #expect(listener.heard == ["begin", "end", "begin", "end"])
        second.isEnabled = false
        try screen.tap(60, 318)
        #expect(!second.isEditing)
        screen.ask(2)
        screen.turn()
        #expect(screen.fields.isEmpty)
    }

    @Test("never tells what is secret")
    func secure() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let field = field(on: screen)
        field.isSecureTextEntry = true
        screen.ask(1)
        screen.turn()
        try screen.type(.text("秘密", revision: 1), in: field.number)
        screen.ask(2)
        screen.turn()
        #expect(field.text == "秘密")
        #expect(screen.fields.map(\.text) == ["••"] && screen.fields.map(\.isSecure) == [true])
    }

    @Test("of an alert is typed in at once; Return goes to the next and then gives the one answer there is")
    func alert() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        var answers: [String] = []
        let alert = UIAlertController(title: "Log In", message: "Who are you?", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField { $0.isSecureTextEntry = true }
        let logIn = UIAlertAction(title: "Log In", style: .default) { [weak alert] _ in
            answers.append((alert?.textFields ?? []).map { $0.text ?? "" }.joined(separator: "/"))
        }
        logIn.isEnabled = false
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(logIn)
        alert.textFields?.first?.addAction(
            UIAction { [weak alert] _ in logIn.isEnabled = alert?.textFields?.first?.hasText == true },
            for: .editingChanged)
        screen.window.rootViewController?.present(alert, animated: false)
        screen.ask(1)
        screen.turn()
        #expect(screen.fields.map(\.placeholder) == ["Name", ""] && screen.fields.map(\.isFocused) == [true, false])
        let (name, word) = (screen.fields[0].number, screen.fields[1].number)
        let middle = try AlertViewTests.middle(of: "Log In", in: alert)
        #expect(screen.fields.allSatisfy { $0.y + $0.height < middle.y })
        try screen.tap(middle.x, middle.y)
        #expect(answers == [], "a disabled answer is not given")
        try screen.type(.text("Ann", revision: 1), in: name)
        try screen.type(.enter, in: name)
        try screen.type(.text("x", revision: 1), in: word)
        screen.ask(2)
        screen.turn()
        #expect(screen.fields.map(\.isFocused) == [false, true] && screen.fields.map(\.text) == ["Ann", "•"])
        try screen.type(.enter, in: word)
        screen.ask(3)
        screen.turn()
        #expect(answers == ["Ann/x"])
        #expect(screen.fields.isEmpty && screen.window.rootViewController?.presentedViewController == nil)
    }
}
