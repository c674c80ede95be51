// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import FileBytes

/// Where a process writes.
package enum OutputChannel: Hashable, Sendable {
    case standardOutput
    case standardError
}

/// What is told about a process while it lives.
///
/// All calls for one process come on one thread of its own, one after another:
/// ``started(_:)`` first and ``ended(_:)`` last, or ``notStarted(_:)`` alone. Of
/// a confined program that turns out to be none only after its room was built,
/// ``notStarted(_:)`` comes last, in place of ``ended(_:)``. A call that takes
/// long holds up this process and no other.
package protocol ChildObserver: Sendable {
    func started(_ child: ChildProcess)
    func notStarted(_ error: LaunchError)
    /// A descriptor that came with the bytes of the ``received(_:)`` that follows. Nobody waits for one by default.
    func received(_ descriptor: OpenFile)
    /// Bytes from descriptor 3; the buffer is valid during the call only. It is empty if the process was held,
    /// and is listened to again: there may be something left of what it had said before.
    func received(_ bytes: UnsafeRawBufferPointer)
    /// The process closed descriptor 3; it may go on living.
    func connectionClosed()
    /// Bytes of its output; the buffer is valid during the call only.
    func wrote(_ bytes: UnsafeRawBufferPointer, to channel: OutputChannel)
    /// It and its process group are gone; all it wrote before has been told.
    func ended(_ termination: Termination)
}

extension ChildObserver {
    package func received(_ descriptor: OpenFile) {}
}
