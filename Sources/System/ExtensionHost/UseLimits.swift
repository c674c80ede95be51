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
        if let data = resources.dataBytes, use.memory > data + memoryBesideData {
            return "held \(use.memory >> 20) MiB of memory, where its limit is \((data + memoryBesideData) >> 20) MiB; "
                + "it should hold less at once"
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
