// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An address that means a shortcut: `shortcuts://run-shortcut?name=Lights&input=text&text=on`.
package struct ShortcutAddress: Sendable {
    /// What the shortcut is started with.
    package enum Input: Sendable {
        case nothing, clipboard
        case text(String)
    }

    package let name: String
    package let input: Input
    /// What is opened when it has come to its end, was cancelled, or has failed (x-callback-url 1.0).
    package let successURL: String?
    package let cancelURL: String?
    package let errorURL: String?

    /// Nil if an address means something else.
    package init?(_ address: String) {
        guard let components = URLComponents(string: address),
            ["shortcuts", "workflow"].contains(components.scheme?.lowercased()), Self.runs(components)
        else { return nil }
        var values: [String: String] = [:]
        for item in components.queryItems ?? [] { values[item.name] = item.value ?? "" }
        guard let name = values["name"], !name.isEmpty else { return nil }
        self.name = name
        successURL = values["x-success"]
        cancelURL = values["x-cancel"]
        errorURL = values["x-error"]
        switch values["input"] {
        case nil: input = .nothing
        case "clipboard": input = .clipboard
        case "text": input = .text(values["text"] ?? "")
        // Old addresses have the text there.
        case let text?: input = .text(text)
        }
    }

    /// One without another address to be opened at its end; nil for all else.
    static func plain(_ address: String) -> ShortcutAddress? {
        guard let made = ShortcutAddress(address), made.successURL == nil, made.cancelURL == nil, made.errorURL == nil
        else { return nil }
        return made
    }

    private static func runs(_ components: URLComponents) -> Bool {
        let place = [components.host ?? ""] + components.path.split(separator: "/").map { String($0) }
        return [
            ["run-shortcut"], ["run-workflow"], ["x-callback-url", "run-shortcut"], ["x-callback-url", "run-workflow"],
        ]
        .contains(place)
    }

    /// Runs the shortcut.
    func step(then: @escaping @Sendable (Content) throws(ShortcutFailure) -> ActionStep) -> ActionStep {
        switch input {
        case .nothing: run(with: .nothing, then)
        case .text(let text): run(with: .text(text), then)
        case .clipboard:
            .needs(.readClipboard) { result, _ throws(ShortcutFailure) in run(with: try result.content(), then) }
        }
    }

    private func run(
        with input: Content, _ then: @escaping @Sendable (Content) throws(ShortcutFailure) -> ActionStep
    ) -> ActionStep {
        .needs(.runShortcut(name: name, input: input)) { result, _ throws(ShortcutFailure) in
            try then(try result.content())
        }
    }
}
