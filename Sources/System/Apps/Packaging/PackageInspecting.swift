// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Whoever finds what a package forgot, before the compiler does in words that lead nowhere.
package protocol PackageInspecting: Sendable {
    /// Looks at a package that is about to be built.
    ///
    /// - Throws: ``InstallError`` of kind `forgotten`, naming each thing and its mend in the detail.
    func inspect(_ package: URL, describedAs description: PackageDescription) async throws(InstallError)
}
