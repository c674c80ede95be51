// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// Why the kernel does not count what each app holds in a group of its own.
package enum ControlGroupError: Error, Hashable, Sendable {
    /// Nobody has left a part of the tree to us, as where a person starts us at a terminal: nothing is wrong.
    case notDelegated(reason: Sentence)
    /// A part of the tree is ours, and the kernel refuses what we need there.
    case refused(path: String, reason: Sentence)
}

extension ControlGroupError: PersonReadable {
    package var sentence: Sentence {
        switch self {
        case .notDelegated(let reason):
            "Beckon has no control group (\(reason)); start it with systemd, as in Scripts/beckon.service"
        case .refused(let path, let reason):
            "the control group \(path) cannot be used (\(reason)), so Beckon checks memory every second instead; "
                + "start it with systemd and `Delegate=memory pids`"
        }
    }
}
