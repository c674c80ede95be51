// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CLinux
import Descriptors
import Foundation
import Glibc

/// Our side of a confined program: what bubblewrap reports about it, the gate it
/// waits at, and its wishes to start processes.
struct ConfinedChild: ~Copyable {
    /// Filter, status and gate, in this order, after all that is the program's.
    static let descriptorCount = 3
    /// What bubblewrap prints in all is far less.
    private static let statusLimit = 16 << 10
    /// How long bubblewrap may take to build the room.
    private static let setupTime = Duration.seconds(30)
    /// What it says of its own failure is one line.
    private static let complaintLimit = 4 << 10

    private let confinement: Confinement
    private let status: Descriptor
    /// Where bubblewrap waits for a byte; nil once it was sent.
    private var gate: Descriptor?
    private let wishes: Descriptor
    private let setupDeadline = Deadline(after: Self.setupTime)
    private var processesLeft: Int
    private var hasWishers = true
    private var isStatusOpen = true
    private var statusText: [UInt8] = []
    private var complaint: [UInt8] = []

    init(
        _ confinement: Confinement, status: consuming Descriptor, gate: consuming Descriptor,
        wishes: consuming Descriptor
    ) {
        self.confinement = confinement
        self.status = status
        self.gate = consume gate
        self.wishes = wishes
        processesLeft = confinement.processes
    }

    /// What to wait for, in the order of ``handle(_:)``.
    var watched: [pollfd] {
        [
            pollfd(fd: gate != nil && isStatusOpen ? status.number : -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: hasWishers ? wishes.number : -1, events: Int16(POLLIN), revents: 0),
        ]
    }

    /// Whether the program has been let start another process.
    var hasStartedOthers: Bool { processesLeft < confinement.processes }

    /// When the room should be there; nil once it is.
    var deadline: Deadline? { gate == nil ? nil : setupDeadline }

    /// Takes note of what came.
    ///
    /// - Returns: The program's number as we see it, at the moment it becomes known; the program waits
    ///   for ``openGate(to:)``.
    mutating func handle(_ watched: ArraySlice<pollfd>) -> pid_t? {
        let events = watched.map(\.revents)
        if events.last.map({ $0 & Int16(POLLIN) != 0 }) == true {
            answerWish()
        } else if events.last.map({ $0 != 0 }) == true {
            hasWishers = false
        }
        guard events.first.map({ $0 != 0 }) == true else { return nil }
        readStatus()
        return number(after: "\"child-pid\":")
    }

    /// Sets the program's limits and lets it run.
    mutating func openGate(to number: pid_t) {
        guard let gate = gate?.number else { return }
        // Only here, in its own user namespace, does the limit not count whatever else the person runs.
        // For lack of it nothing is open that was closed: each thread costs memory, which is limited too.
        let limit = beckon_limit(resource: beckon_resource_processes, value: UInt64(max(1, confinement.threads)))
        _ = beckon_limit_process(number, limit)
        var byte: UInt8 = 0
        // It may have been killed by now, of which its end tells; a plain write would end us with it.
        _ = Glibc.send(gate, &byte, 1, Int32(MSG_NOSIGNAL))
        self.gate = nil
    }

    /// Keeps the beginning of what is printed before the program runs.
    mutating func add(errors bytes: UnsafeRawBufferPointer) {
        complaint.append(contentsOf: bytes.prefix(Self.complaintLimit - complaint.count))
    }

    /// What happened to the program, once bubblewrap has ended.
    ///
    /// - Throws: ``LaunchError`` when it never ran.
    mutating func outcome(of tool: Termination, launch: ChildLaunch) throws(LaunchError) -> Termination {
        readStatus()
        guard case .exit(let status) = tool.cause else { return tool }
        guard let told = number(after: "\"exit-code\":") else {
            // Killed after the gate and before it became the program: bubblewrap passes that on, and no more.
            if gate == nil, complaint.isEmpty, let cause = Self.signal(in: Int32(status)) {
                return tool.ended(by: cause)
            }
            throw LaunchError(complaint: String(decoding: complaint, as: UTF8.self), status: status, launch: launch)
        }
        return tool.ended(by: Self.signal(in: told) ?? .exit(status: Int(told)))
    }

    /// As shells have it: bubblewrap has no other way to report a signal.
    private static func signal(in status: Int32) -> Termination.Cause? {
        status > 128 && status <= 128 + 64 ? .signal(status - 128) : nil
    }
}

extension Termination {
    /// The same of a program, as the one that watched it has told.
    fileprivate func ended(by cause: Cause) -> Termination {
        var termination = self
        termination.cause = cause
        return termination
    }
}

extension ConfinedChild {
    private mutating func answerWish() {
        var wish = beckon_wish()
        guard beckon_next_wish(wishes.number, &wish) == 0 else { return }
        // Until the gate opens it is bubblewrap that builds.
        let isGranted = gate != nil || processesLeft > 0
        if gate == nil, isGranted { processesLeft -= 1 }
        beckon_answer_wish(wishes.number, wish.number, isGranted)
    }

    private mutating func readStatus() {
        withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { buffer in
            while statusText.count < Self.statusLimit {
                switch Descriptor.read(status.number, into: buffer) {
                case .bytes(let count): statusText.append(contentsOf: buffer[..<count])
                case .nothingYet: return
                case .closed:
                    isStatusOpen = false
                    return
                }
            }
        }
    }

    /// The number that follows a key, once it is there whole.
    private func number(after key: String) -> Int32? {
        let text = String(decoding: statusText, as: UTF8.self)
        guard let range = text.range(of: key) else { return nil }
        let digits = text[range.upperBound...].drop { $0 == " " }.prefix { $0.isASCII && $0.isNumber }
        return digits.endIndex == text.endIndex ? nil : Int32(digits)
    }
}
