// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Checking
package import Foundation
package import Sentences

/// What an import has made of a project.
package struct ImportReport: Sendable {
    package typealias Kind = ImportedTarget.Kind

    /// A target of the project.
    package struct Target: Hashable, Sendable {
        package let name: String
        package let kind: Kind
        /// The files that are built, and those that are left out.
        package let built: Int, left: Int
        /// Whether the target is in the package.
        package let isBuilt: Bool
        /// Whether an app of a few lines takes the place of the real one.
        package let hasStandIn: Bool
        /// Whether a storyboard draws its screens, which Beckon does not read.
        package let hasStoryboard: Bool
    }

    /// The package's folder.
    package let package: URL
    package let targets: [Target]
    /// The bundles that were made of it.
    package let bundles: [URL]
    /// All intents of the project, sorted; and those that are built.
    package let intents: [String], built: [String]
    package let reasons: [LossReasons.Reason]
    /// Targets that are not in the package, and other things that were not looked at.
    package let omissions: [Sentence]

    /// How many files are left out of at least one target.
    package var leftCount: Int { Set(reasons.flatMap(\.files).map(\.path)).count }
}
