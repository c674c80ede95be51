// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Processes
import Sentences

/// How much a process of an app may use, whatever it is for.
package struct PeerLimits: Hashable, Sendable {
    /// How long a process that was told to go has for it.
    package var leave = Duration.seconds(1)
    /// How many calls of a process wait for their turn before no more of what it says is read; and how many
    /// may be open at once that take as long as a person does.
    package var calls = 64
    /// How long the system works at once for a process that calls without end, after a pause.
    package var work = Duration.milliseconds(500)
    /// And how much of each second it does so, as long as the process likes.
    package var workShare = 0.25
    /// How much of what was sent to a process may wait for it to read before its calls are refused,
    /// in bytes; at eight times as much the process is ended.
    package var backlog = 8 << 20
    /// What the kernel enforces.
    package var resources = ResourceLimits(
        dataBytes: 1 << 30, addressBytes: 8 << 30, stackBytes: 8 << 20, openFiles: 1024, fileBytes: 4 << 30)
    /// Bytes of memory beyond the limit of its heap, for what belongs to no heap; the kernel does not count it.
    package var memoryBesideData = 256 << 20
    /// The kernel counts those of an ordinary user, and not those of root.
    package var threads = 1100
    /// Files in `/tmp` and `/dev/shm` together, which the kernel does not count.
    package var temporaryFiles = 20_000
    /// How often somebody looks whether a process holds more of the three than it may; a fourth as often where it has
    /// done nothing.
    package var interval = Duration.seconds(1)
    /// Where each process gets a group in which the kernel counts all that it holds; nil if nobody has given us any.
    package var groups: ControlGroups?

    /// The proxy through which a process goes to the network that may; nil for none.
    package var proxy: ProxyAddresses?

    package init() {}

    /// What a process may hold in all, in bytes; nil for as much as it likes.
    private var memory: Int? { resources.dataBytes.map { $0 + memoryBesideData } }

    /// What of it the kernel counts in a group of the process's own.
    var group: ControlGroupLimits? {
        guard let groups, let memory else { return nil }
        return ControlGroupLimits(in: groups, memory: memory, tasks: threads)
    }

    /// What is too much, as it goes on after the name of who holds it; nil if nothing is.
    func excess(of held: ProcessUse) -> Sentence? {
        if let memory, held.memory > memory {
            return Self.excess("held \(held.memory >> 20) MiB of memory", limit: memory)
        }
        if held.threads > threads {
            return "had \(held.threads) threads, above its limit of \(threads), and was ended; make it wait for its "
                + "threads"
        }
        if held.temporaryFiles > temporaryFiles {
            return "had \(held.temporaryFiles) files in /tmp and /dev/shm, above its limit of \(temporaryFiles), and "
                + "was ended; make it remove files that it no longer needs"
        }
        return nil
    }

    /// What of memory was too much for a process that has ended, as it goes on after its name; nil if nothing was.
    ///
    /// Programs meet the limit of their heap in two ways: little by little, and then nearly all of it was in use; or by
    /// asking for a great piece, and then the runtime says so on the standard error before it gives up.
    func excess(endedBy termination: Termination, errors: OutputTail) -> Sentence? {
        if termination.exceededGroupMemory, let memory {
            return Self.excess("needed more memory than the kernel allows", limit: memory)
        }
        guard !termination.isSuccess else { return nil }
        let hadNearlyAll = resources.dataBytes.map { termination.peakMemory ?? 0 >= $0 / 10 * 8 } ?? false
        let words = ["failed to allocate", "Cannot allocate memory", "out of memory", "bad_alloc"]
        guard hadNearlyAll || words.contains(where: { errors.contains($0) }) else { return nil }
        let what: Sentence =
            resources.dataBytes.map { "needed more memory than its limit of \($0 >> 20) MiB" }
            ?? "needed more memory than its limit"
        return "\(what) and \(termination.text); make it use less memory"
    }

    private static func excess(_ text: Sentence, limit: Int) -> Sentence {
        "\(text), above its limit of \(limit >> 20) MiB, and was ended; make it use less memory"
    }
}

extension Termination {
    /// How it ended, as it goes on after the process's name.
    var text: Sentence {
        wasKilledByOthers
            ? "was killed by the kernel, for lack of memory, or by another process (SIGKILL)" : cause.sentence
    }
}
