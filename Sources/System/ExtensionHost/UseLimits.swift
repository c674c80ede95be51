// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Processes

/// How much a process may hold of what the kernel does not count; whoever holds more is ended.
package struct UseLimits: Hashable, Sendable {
    /// Bytes of memory beyond the limit of its heap, for what belongs to no heap.
    package var memoryBesideData = 256 << 20
    /// The kernel counts those of an ordinary user, and nobody's that root has.
    package var threads = 1100
    /// Files in `/tmp` and `/dev/shm` together.
    package var temporaryFiles = 20_000
    /// How long nobody looks.
    package var interval = Duration.seconds(1)

    package init() {}

    /// What is too much, as it goes on after the name of who holds it; nil where nothing is.
    func excess(of use: ProcessUse, resources: ResourceLimits) -> String? {
        if let limit = memory(beside: resources), use.memory > limit {
            return Self.excess("held \(use.memory >> 20) MiB of memory", limit: limit)
        }
        if use.threads > threads {
            return "had \(use.threads) threads, where its limit is \(threads); it should wait for those it has started"
        }
        if use.temporaryFiles > temporaryFiles {
            return "had \(use.temporaryFiles) files in /tmp and /dev/shm, where its limit is \(temporaryFiles); "
                + "it should remove those that it no longer needs"
        }
        return nil
    }

    /// What a process may hold in all, in bytes; nil for as much as it likes.
    private func memory(beside resources: ResourceLimits) -> Int? {
        resources.dataBytes.map { $0 + memoryBesideData }
    }

    private static func excess(_ text: String, limit: Int) -> String {
        "\(text), where its limit is \(limit >> 20) MiB; it should hold less at once"
    }

    /// The same limits for the kernel, which holds to them at every moment.
    package func group(in groups: ControlGroups, resources: ResourceLimits) -> ControlGroupLimits? {
        memory(beside: resources).map { ControlGroupLimits(in: groups, memory: $0, tasks: threads) }
    }

    /// What was too much for the kernel, as it goes on after the name of who wanted it; nil where nothing was.
    package func excess(endedBy termination: Termination, resources: ResourceLimits) -> String? {
        guard termination.exceededGroupMemory, let limit = memory(beside: resources) else { return nil }
        return Self.excess("wanted more memory than the kernel lets it have", limit: limit)
    }

    /// Looks at a process now and then, until it has ended or the task is cancelled.
    ///
    /// - Parameter whenExceeded: Told once what is too much; the process is to be ended.
    package func watch(
        _ child: ChildProcess, resources: ResourceLimits, by timekeeper: Timekeeper,
        whenExceeded: @escaping @Sendable (String) -> Void
    ) -> Task<Void, Never> {
        Task {
            while await timekeeper.sleep(until: timekeeper.now() + interval) {
                guard let use = child.use else { return }
                if let excess = excess(of: use, resources: resources) { return whenExceeded(excess) }
            }
        }
    }
}
