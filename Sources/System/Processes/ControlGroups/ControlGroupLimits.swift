// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What the processes of a control group may hold together, however they came by it.
package struct ControlGroupLimits: Hashable, Sendable {
    package var groups: ControlGroups
    /// Bytes of memory in all: pages of every kind, the kernel's own for them included, and none in swap.
    package var memory: Int
    /// Processes and threads.
    package var tasks: Int

    package init(in groups: ControlGroups, memory: Int, tasks: Int) {
        self.groups = groups
        self.memory = memory
        self.tasks = tasks
    }

    /// The files of a group and what is written to them.
    var settings: [(file: String, value: String)] {
        [
            ("memory.max", "\(memory)"),
            // What doesn't fit is ended, as on a phone, rather than put aside.
            ("memory.swap.max", "0"),
            // Not one process of several, which would leave the others waiting for it.
            ("memory.oom.group", "1"),
            ("pids.max", "\(tasks)"),
        ]
    }
}
