// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a run has to ask the person for.
package enum RunPermission: String, CaseIterable, Sendable {
    /// To be run at all.
    case run
    /// To send to and read from a host.
    case network
    /// To see and change the person's photos.
    case photos
    /// To run a script with the person's rights.
    case script
    /// To have an app know whom of the person's contacts a name means.
    case contacts
}

/// How one permission is asked for in runs that one kind of starter began.
package struct PermissionRule: Hashable, Sendable {
    /// Which runs an answer counts for.
    package enum Scope: Hashable, Sendable {
        /// Those of the shortcut that the person starts.
        case ownRuns
        /// Those of the shortcut that the same app starts.
        case runsOfApp
        /// All that the app of the step does, no matter who asked for it.
        case stepsApp
    }

    /// When the person is asked.
    package enum Asking: Hashable, Sendable {
        case never
        /// Once: either answer is kept.
        case once(Scope)
        /// Each time, unless the person chose "Always Allow".
        case untilAlways(Scope)
        /// Each time, and no answer is kept.
        case eachTime
    }

    package var asking: Asking
    /// Whether what the run is given is shown with the question.
    package var showsInput = false

    /// The rule of a permission in runs of a starter.
    package static func rule(for permission: RunPermission, _ starter: RunStarter.Kind) -> PermissionRule {
        // The table is whole, see its test; what it lacked would be asked about each time.
        table[permission]?[starter] ?? PermissionRule(asking: .eachTime, showsInput: true)
    }

    private typealias Row = [RunStarter.Kind: PermissionRule]

    /// Every permission by every starter.
    private static let table: [RunPermission: Row] = [
        .run: row(own: .never, others: .untilAlways(.runsOfApp), showsInput: true),
        .network: row(own: .once(.ownRuns), others: .once(.runsOfApp)),
        .photos: row(own: .once(.ownRuns), others: .once(.runsOfApp)),
        .script: [
            .person: PermissionRule(asking: .untilAlways(.ownRuns)),
            // What it is given was not written by the person just now.
            .gesture: PermissionRule(asking: .untilAlways(.ownRuns), showsInput: true),
            .suggestion: PermissionRule(asking: .untilAlways(.ownRuns), showsInput: true),
            .link: PermissionRule(asking: .eachTime, showsInput: true),
            .callback: PermissionRule(asking: .eachTime, showsInput: true),
            .app: PermissionRule(asking: .eachTime, showsInput: true),
        ],
        .contacts: row(own: .once(.stepsApp), others: .once(.stepsApp)),
    ]

    private static func row(own: Asking, others: Asking, showsInput: Bool = false) -> Row {
        let (own, others) = (PermissionRule(asking: own), PermissionRule(asking: others, showsInput: showsInput))
        return [
            .person: own, .gesture: own, .suggestion: own, .link: others, .callback: others, .app: others,
        ]
    }
}
