// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Apps
import PropertyLists
package import Sentences
package import ShortcutDocument
import Shortcuts

/// What a shortcut will lack here, and what in it is not known, told before it starts.
package struct ShortcutNeeds: Sendable {
    /// In one sentence each; actions that do not exist come first.
    package let problems: [Sentence]

    /// As many are told, and as many characters of a name that a file makes up.
    private static let (most, longest) = (100, 200)

    package init(of document: ShortcutDocument, in catalog: AppCatalog) {
        let actions = ActionCatalog.standard
        var problems: [Sentence] = []
        var seen: Set<String> = []
        for (number, action) in zip(1..., document.actions) where !actions.has(action.identifier) {
            guard problems.count < Self.most, !Task.isCancelled else { break }
            guard seen.insert(action.identifier).inserted else { continue }
            guard let target = action.intent else {
                problems.append(
                    "action \(number), ‘\(action.identifier.beginning(Self.longest))’, is not available; the run will "
                        + "stop there"
                )
                continue
            }
            guard StepIntent.candidate(for: target, in: catalog) == nil else { continue }
            problems.append(
                "action \(number), ‘\(target.title.beginning(Self.longest))’, needs an app that is not installed: \(target.name.beginning(Self.longest))"
            )
        }
        self.problems = problems + MisreadValue.sentences(in: document, actions: actions)
    }
}

extension IntentStep.Target {
    /// What a developer knows it by.
    fileprivate var name: String {
        switch self {
        case .joined(let text): text
        case .named(let app, let intent): "\(intent) of \(app)"
        }
    }
}
