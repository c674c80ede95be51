// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a command ended, as the shell sees it.
package struct ExitCode: RawRepresentable, Hashable, Sendable {
    package var rawValue: Int32

    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    package static let success = ExitCode(rawValue: 0)
    /// The command was understood and did not succeed.
    package static let failure = ExitCode(rawValue: 1)
    /// The command line was not understood; nothing was done.
    package static let usage = ExitCode(rawValue: 2)
    /// The reader of the output closed it before its end; what shells give for a program that `SIGPIPE` has ended.
    package static let readerGone = ExitCode(rawValue: 141)
    /// A person ended the command before it was done; what shells give for Ctrl-C.
    package static let interrupted = ExitCode(rawValue: 130)
}

extension ExitCode: ExitCoded {
    package var exitCode: ExitCode { self }
}
