// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
package import Foundation
package import Signing
import Store

extension AppLibrary {
    /// The teams whose keys are in the state folder.
    ///
    /// - Throws: ``SigningError`` naming a key that cannot be used.
    package func teams() throws(SigningError) -> [Team] {
        try keys.teams()
    }

    /// Makes a team.
    ///
    /// - Throws: ``SigningError`` where there is one of that name, or it is no name.
    package func makeTeam(_ name: String) throws(SigningError) -> Team {
        try keys.make(name)
    }

    /// Signs an app where it lies, the bundles inside first.
    ///
    /// - Parameters:
    ///   - team: A name or identifier; nil for the person's own team, which is made where there is none.
    ///   - progress: Called on any thread.
    /// - Returns: The team that signed.
    /// - Throws: ``InstallError`` for a bundle or key that is of no use.
    @discardableResult
    package func sign(
        _ bundle: URL, as team: String?, entitlements: GivenEntitlements = GivenEntitlements(),
        progress: @Sendable (InstallProgress) -> Void = { _ in }
    ) throws(InstallError) -> Team {
        do {
            let (team, isNew) = try keys.teamForSigning(named: team)
            if isNew { progress(.madeTeam(team)) }
            progress(.signing(name: bundle.lastPathComponent))
            try BundleSigner(as: team, keys: keys).sign(bundle, entitlements: entitlements)
            return team
        } catch let error as SigningError {
            throw InstallError(error)
        } catch let error as BundleProblem {
            throw InstallError(error)
        } catch {
            throw Disk.error("sign", bundle, error)
        }
    }

    /// Everything a look at a bundle's signatures and content finds, and what else would keep it
    /// from being installed, where its signatures are in order.
    ///
    /// - Throws: ``InstallError`` where the folder itself cannot be read.
    package func examine(_ bundle: URL) throws(InstallError) -> (report: BundleReport, obstacle: InstallError?) {
        let report: BundleReport
        do {
            report = try BundleVerifier().report(on: bundle)
        } catch {
            throw InstallError(error)
        }
        guard report.isValid, let verified = try? report.verified() else { return (report, nil) }
        do throws(InstallError) {
            _ = try reader(for: .installing).read(bundle, verified)
            return (report, nil)
        } catch {
            return (report, error)
        }
    }

    /// Where an installed app lies; nil where no app of that identifier is installed.
    ///
    /// - Throws: `StoreError` where the store cannot be read.
    package func location(of identifier: String) async throws -> URL? {
        try await store.app(identifier).map(folder.bundle)
    }
}
