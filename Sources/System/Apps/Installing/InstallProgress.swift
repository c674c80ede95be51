// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle

/// What an installation is doing, for a line on a terminal.
package enum InstallProgress: Hashable, Sendable {
    case describing(package: String)
    /// One line of the compiler's own progress.
    case building(line: String)
    case bundling(name: String)
    /// The first signature on this system made a team for the person; said once.
    case madeTeam(Team)
    case signing(name: String)
    case checking(name: String)
    case installed(identifier: String)
    /// A sentence that a person should hear, whatever comes of the installation.
    case notice(String)
}
