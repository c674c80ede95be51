// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CSeccomp
import Foundation
import Glibc
import Sentences

/// The system calls a confined process may not make, as a program for the kernel.
///
/// A list of what is denied, not of what is allowed: what is left is what any
/// program lives on, and a new version of the C library does not break apps.
/// Denied is what reaches other processes, the kernel's rarely used parts, what
/// changes the room, and memory that no limit counts. A denied call fails; a
/// call of another architecture ends the process.
enum SystemCallFilter {
    private static let closed = Result { () throws(Problem<Fault>) in try build(allowsNetwork: false) }
    private static let open = Result { () throws(Problem<Fault>) in try build(allowsNetwork: true) }

    /// The program in the kernel's form; built once.
    static func program(allowsNetwork: Bool) throws(Problem<Fault>) -> Data {
        try (allowsNetwork ? open : closed).get()
    }

    private static func build(allowsNetwork: Bool) throws(Problem<Fault>) -> Data {
        let rules = try SystemCallRules.allowingAll()
        for call in DeniedCalls.all { try rules.deny(call) }
        // The flags of this one lie in memory, where no filter looks; the C library then takes clone(2).
        try rules.deny("clone3", error: ENOSYS)
        for flag in DeniedCalls.namespaceFlags {
            try rules.deny("clone", where: [.bits(flag, equal: flag, of: 0)])
        }
        try denySockets(rules, allowsNetwork: allowsNetwork)
        try denyUncountedMemory(rules)
        try denyHandlesOfPeers(rules)
        // What a terminal would take for typed.
        for request in [TIOCSTI, 0x541C] {
            try rules.deny("ioctl", where: [.bits(UInt64(UInt32.max), equal: UInt64(request), of: 1)])
        }
        return try rules.program()
    }

    /// Only the internet's, where the network is open. A local one could reach the person's session
    /// bus by its name; whatever the process is to reach that way, it has as descriptor 3.
    private static func denySockets(_ rules: borrowing SystemCallRules, allowsNetwork: Bool) throws(Problem<Fault>) {
        // The low half, which is all the kernel reads; it has no domains beyond.
        for domain in UInt64(0)..<64 where !allowsNetwork || domain != AF_INET && domain != AF_INET6 {
            try rules.deny(
                "socket", error: EAFNOSUPPORT, where: [.bits(UInt64(UInt32.max), equal: domain, of: 0)])
        }
        // Streams cannot be connected again; datagrams could be sent to any name.
        try rules.deny("socketpair", error: EAFNOSUPPORT, where: [.other(than: UInt64(AF_UNIX), 0)])
        for type in UInt64(0)...0xF where type != SOCK_STREAM.rawValue && type != SOCK_SEQPACKET.rawValue {
            try rules.deny("socketpair", error: ESOCKTNOSUPPORT, where: [.bits(0xF, equal: type, of: 1)])
        }
    }

    /// `RLIMIT_DATA` counts private memory alone, and no stacks, which are what grows downwards.
    private static func denyUncountedMemory(_ rules: borrowing SystemCallRules) throws(Problem<Fault>) {
        for flags in [UInt64(MAP_SHARED | MAP_ANONYMOUS), UInt64(MAP_GROWSDOWN)] {
            try rules.deny("mmap", where: [.bits(flags, equal: flags, of: 3)])
        }
    }

    /// Descriptor 3 could give a handle of the process at its other end: `SO_PEERPIDFD`, and `SO_PASSPIDFD` with
    /// every message.
    private static func denyHandlesOfPeers(_ rules: borrowing SystemCallRules) throws(Problem<Fault>) {
        for (call, option) in [("getsockopt", UInt64(77)), ("setsockopt", 76)] {
            let low = UInt64(UInt32.max)
            try rules.deny(
                call, where: [.bits(low, equal: UInt64(SOL_SOCKET), of: 1), .bits(low, equal: option, of: 2)])
        }
    }
}
