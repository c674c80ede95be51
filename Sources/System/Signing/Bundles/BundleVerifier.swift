// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
package import Foundation

/// Tells whether a bundle is what its team signed, and what keeps it from
/// being installed here.
package struct BundleVerifier: Sendable {
    private let machine: BundleArchitecture
    private let sdk: PrebuiltSDK

    /// - Parameters:
    ///   - machine: The architecture of the machine that is to run the bundle.
    ///   - sdk: What the system gives its programs.
    package init(machine: BundleArchitecture = .current, sdk: PrebuiltSDK = .current) {
        self.machine = machine
        self.sdk = sdk
    }

    /// Reads every file of a bundle and checks all there is to check.
    ///
    /// - Throws: The first ``BundleProblem`` that was found.
    package func verify(_ bundle: URL) throws(BundleProblem) -> VerifiedBundle {
        try report(on: bundle).verified()
    }

    /// Reads every file of a bundle and tells all that was found.
    ///
    /// - Throws: ``BundleProblem`` where the folder itself cannot be read.
    package func report(on bundle: URL) throws(BundleProblem) -> BundleReport {
        let contents = try BundleContents.read(bundle)
        var examination = BundleExamination(machine: machine, root: bundle, sdk: sdk)
        return examination.report(on: contents)
    }

    /// Checks the signatures of a bundle that was verified before, without reading its files again:
    /// enough to know that what the manifests and the `Info.plist` files say is what was signed, and that the system
    /// has the SDK that the programs need.
    ///
    /// - Throws: The first ``BundleProblem`` that was found.
    package func checkSeals(of bundle: URL) throws(BundleProblem) -> VerifiedBundle {
        let contents = try BundleContents.readSeals(bundle)
        var examination = BundleExamination(machine: machine, root: bundle, sdk: sdk, isSealOnly: true)
        return try examination.report(on: contents).verified()
    }
}

/// A bundle whose signature holds, and what it says.
package struct VerifiedBundle: Hashable, Sendable {
    package let manifest: BundleManifest
    package let identity: BundleIdentity
    /// The bundles inside, by the places of their folders.
    package let nested: [BundlePath: VerifiedBundle]
}
