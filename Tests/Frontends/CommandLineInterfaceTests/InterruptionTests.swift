// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Glibc
import Testing

/// One test alone: the signals are the whole process's.
@Suite(.timeLimit(.minutes(1))) struct InterruptionTests {
    @Test("a signal that comes before anybody listens is passed on later, every time")
    func early() async {
        for number in [SIGINT, SIGTERM, SIGHUP] + Array(repeating: SIGINT, count: 50) {
            let interruption = Interruption()
            // To the process, as a terminal sends it: the threads of the tests take none.
            kill(getpid(), number)
            await withCheckedContinuation { continuation in
                interruption.listen { continuation.resume() }
            }
        }
    }
}
