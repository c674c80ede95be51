// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What was found of one kind, the best first.
package struct SearchGroup: Hashable, Sendable {
    /// In the order in which they are shown.
    package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        case topHit, apps, shortcuts, actions, contents, settings
    }

    package var kind: Kind
    /// The ``SearchEntry/id``s.
    package var found: [String]

    package init(_ kind: Kind, _ found: [String]) {
        self.kind = kind
        self.found = found
    }
}

extension SearchGroup.Kind {
    init(of kind: SearchEntry.Kind) {
        switch kind {
        case .app: self = .apps
        case .shortcut, .phrase: self = .shortcuts
        case .action, .quickAction, .sentence, .beginning: self = .actions
        case .content: self = .contents
        case .setting: self = .settings
        }
    }

    /// As many are shown.
    var most: Int {
        switch self {
        case .topHit: 1
        case .apps, .shortcuts: 6
        case .actions, .contents: 8
        case .settings: 4
        }
    }
}
