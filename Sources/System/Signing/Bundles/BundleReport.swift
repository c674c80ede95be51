// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
import Sentences

/// All that an examination of an app has found, the app first and then the
/// bundles in it.
package struct BundleReport: Hashable, Sendable {
    /// What was found about one bundle.
    package struct Part: Hashable, Sendable {
        /// The place in the app; nil for the app itself.
        package var place: BundlePath?
        /// The identifier, or the folder's name where it cannot be read.
        package var name: String
        package var info: InfoPlist?
        /// Nil if there is no manifest whose signature holds.
        package var manifest: BundleManifest?
        package var entitlements = Entitlements()
        package var problems: [BundleProblem] = []
        /// How many problems there were beyond those that are kept.
        package var furtherProblems = 0

        init(place: BundlePath?, name: String) {
            self.place = place
            self.name = name
        }

        /// The most problems that are kept of one bundle.
        static let problemLimit = 100

        mutating func add(_ problem: BundleProblem) {
            if problems.count < Self.problemLimit { problems.append(problem) } else { furtherProblems += 1 }
        }
    }

    package var parts: [Part]

    /// Every problem, the app's first.
    package var problems: [BundleProblem] { parts.flatMap(\.problems) }
    package var isValid: Bool { problems.isEmpty }

    /// - Throws: The first ``BundleProblem`` there is.
    package func verified() throws(BundleProblem) -> VerifiedBundle {
        if let problem = problems.first { throw problem }
        guard let app = parts.first, let manifest = app.manifest, let identity = app.identity(in: manifest) else {
            throw .unsigned(parts.first?.name ?? "the bundle")
        }
        var nested: [BundlePath: VerifiedBundle] = [:]
        for part in parts.dropFirst() {
            guard let place = part.place, let inner = part.manifest, let identity = part.identity(in: manifest) else {
                throw .unsigned(part.name)
            }
            nested[place] = VerifiedBundle(manifest: inner, identity: identity, nested: [:])
        }
        return VerifiedBundle(manifest: manifest, identity: identity, nested: nested)
    }
}

extension BundleReport.Part {
    fileprivate func identity(in app: BundleManifest) -> BundleIdentity? {
        manifest.map {
            BundleIdentity(
                bundle: $0.identifier, app: app.identifier, team: app.team.identifier, entitlements: entitlements)
        }
    }
}
