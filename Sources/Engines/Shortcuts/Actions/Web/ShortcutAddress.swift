// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An address that means a shortcut: `shortcuts://run-shortcut?name=Lights&input=text&text=on`.
struct ShortcutAddress: Sendable {
    private enum Input: Sendable {
        case nothing, clipboard
        case text(String)
    }

    private let name: String
    private let input: Input

    /// Nil where an address means something else, or has another one to be opened when the shortcut has ended.
    init?(_ address: String) {
        guard let components = URLComponents(string: address),
            ["shortcuts", "workflow"].contains(components.scheme?.lowercased()), Self.runs(components)
        else { return nil }
        var values: [String: String] = [:]
        for item in components.queryItems ?? [] { values[item.name] = item.value ?? "" }
        guard let name = values["name"], !name.isEmpty, !values.keys.contains(where: { $0.hasPrefix("x-") }) else {
            return nil
        }
        self.name = name
        switch values["input"] {
        case nil: input = .nothing
        case "clipboard": input = .clipboard
        case "text": input = .text(values["text"] ?? "")
        // Old addresses have the text there.
        case let text?: input = .text(text)
        }
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
