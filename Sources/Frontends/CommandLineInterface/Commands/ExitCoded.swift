// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An error that says how a command ends which it has ended; any other ends it with ``ExitCode/failure``.
package protocol ExitCoded: Error {
    /// ``ExitCode/usage`` where the command line is wrong, or names what is missing.
    var exitCode: ExitCode { get }
}
