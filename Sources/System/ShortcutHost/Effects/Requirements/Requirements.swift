// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences
package import ShortcutDocument
package import Shortcuts

/// What a machine lacks for a shortcut, said before it starts.
package struct Requirements: Sendable {
    /// Something that is lacking, and the actions that need it.
    package struct Lack: Sendable {
        /// From 1, in order.
        package var actions: [Int]
        /// What cannot be done, and what would help.
        package var failure: ShortcutFailure
        /// The Debian package that would help; nil if a desktop is lacking.
        package var package: String?
    }

    /// In the order of the first actions that need them.
    package let lacks: [Lack]

    /// - Parameters:
    ///   - actions: Those of a shortcut, switched on or not by what comes before: all are looked at.
    ///   - hasScreen: Whether Beckon's own device shows an app, of which a picture needs no desktop.
    package init(of actions: [ShortcutAction], on tools: MachineTools, hasScreen: Bool = false) {
        var lacks: [Lack] = []
        for (number, action) in zip(1..., actions) {
            for need in ActionNeeds.needs(of: action) where !tools.meets(need) {
                if hasScreen, need.purpose == MachineNeed.screenshot.purpose { continue }
                let failure = tools.failure(need)
                if let place = lacks.firstIndex(where: { $0.failure == failure }) {
                    if lacks[place].actions.last != number { lacks[place].actions.append(number) }
                } else {
                    lacks.append(Lack(actions: [number], failure: failure, package: tools.package(for: need)))
                }
            }
        }
        self.lacks = lacks
    }
}

extension Requirements {
    /// In one sentence each.
    package var sentences: [Sentence] {
        lacks.map { lack in
            let numbers = lack.actions.map(String.init).joined(separator: ", ")
            return lack.actions.count == 1
                ? "action \(numbers) will not run: \(lack.failure.reason); \(lack.failure.remedy)"
                : "actions \(numbers) will not run: \(lack.failure.reason); \(lack.failure.remedy)"
        }
    }
}
