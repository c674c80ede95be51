// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Descriptors
import Foundation
import Glibc
import Testing

@testable import Processes

@Suite("A confined program")
struct ConfinedChildTests {
    @Test("that is gone before its gate opens does not end its starter")
    func goneBeforeItsGate() async {
        // A process of its own, whose limits are set as the program's, and which a broken pipe may end.
        await #expect(processExitsWith: .success) {
            let confinement = Confinement(
                tool: "/usr/bin/bwrap", arguments: [], filter: Data(), processes: 1, threads: 4096)
            let pair = try Descriptor.SocketPair()
            // As if bubblewrap, whose end it is, had been killed.
            shutdown(pair.theirs.number, Int32(SHUT_RDWR))
            var child = ConfinedChild(
                confinement, status: try Descriptor.nothing(), gate: Descriptor(owning: dup(pair.ours.number)),
                wishes: try Descriptor.nothing())
            child.openGate(to: getpid())
        }
    }
}
