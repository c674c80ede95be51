// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
package import Sentences
package import ShortcutDocument

/// What a shortcut may use when it runs, for a person who decides whether they want it.
///
/// It is what its actions may do, whichever of them a run comes to. What is asked for at a run is asked for all the
/// same.
package struct ShortcutReach: Hashable, Sendable {
    package private(set) var kinds: Set<ActionReach> = []
    /// The hosts that are written in it, in their order; others may be made up while it runs.
    package private(set) var hosts: [String] = []
    private var addressCount = 0

    package init(_ document: ShortcutDocument, actions catalog: ActionCatalog) {
        var seen: Set<String> = []
        for action in document.actions {
            if Task.isCancelled { break }
            kinds.formUnion(catalog.reaches(of: action))
            for entry in action.parameters.entries {
                look(at: ParameterValue(entry.value.content), &seen)
            }
        }
        if !kinds.contains(.network) { hosts = [] }
    }

    /// In a few words each, in the order of ``ActionReach``.
    package var sentences: [Sentence] {
        kinds.sorted().map { kind in
            kind == .network && !hosts.isEmpty
                ? "the network, such as \(hosts.prefix(Self.mostHosts).joined(separator: ", "))" : Self.sentence(kind)
        }
    }

    /// All of it in one sentence; nil if it uses nothing.
    package var sentence: Sentence? {
        guard let first = sentences.first else { return nil }
        let list = sentences.dropFirst().reduce(first) { list, next in "\(list); \(next)" }
        return "It may use: \(list)."
    }

    private static let mostHosts = 5

    private static func sentence(_ kind: ActionReach) -> Sentence {
        switch kind {
        case .scripts: "scripts, each of which is shown to you first"
        case .network: "the network"
        case .photos: "your photos"
        case .screen: "what is on the screen"
        case .files: "files in its own folder, and files that you choose"
        case .clipboard: "the clipboard"
        case .messages: "mail and messages, which you send yourself"
        case .printer: "the printer"
        case .apps: "other apps"
        case .shortcuts: "your other shortcuts"
        case .settings: "settings of this machine, such as the volume"
        }
    }

    // MARK: -

    private mutating func look(at value: ParameterValue, _ seen: inout Set<String>) {
        switch value {
        case .text(let template):
            for segment in template.segments {
                switch segment {
                case .text(let text): note(hostsIn: text, &seen)
                case .variable(let variable): look(at: variable)
                }
            }
        case .variable(let variable): look(at: variable)
        case .list(let values): for value in values { look(at: value, &seen) }
        case .dictionary(let rows): for row in rows { look(at: row.value, &seen) }
        case .number, .boolean, .date, .data, .quantity, .record: break
        }
    }

    private mutating func look(at variable: VariableReference) {
        if case .clipboard = variable.source { kinds.insert(.clipboard) }
    }

    private mutating func note(hostsIn text: String, _ seen: inout Set<String>) {
        for word in text.split(whereSeparator: { $0.isWhitespace || "\"'<>()".contains($0) }) {
            let word = word.prefix(Self.longestAddress)
            guard word.lowercased().hasPrefix("http"), addressCount < Self.mostAddresses else { continue }
            addressCount += 1
            guard
                let components = URLComponents(string: String(word)), let host = components.host?.lowercased(),
                ["http", "https"].contains(components.scheme?.lowercased()), !host.isEmpty
            else { continue }
            if seen.insert(host).inserted { hosts.append(host) }
        }
    }

    private static let longestAddress = 2048
    /// As many are looked at; a person is shown five hosts.
    private static let mostAddresses = 1_000
}
