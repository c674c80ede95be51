// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// An error that says how a command ends which it has ended, or its code; any other ends it with ``ExitCode/failure``.
package protocol ExitCoded {
    /// ``ExitCode/usage`` where the command line is wrong, or names what is missing.
    var exitCode: ExitCode { get }
}

extension Problem: ExitCoded where Code: ExitCoded {
    package var exitCode: ExitCode { code.exitCode }
}
