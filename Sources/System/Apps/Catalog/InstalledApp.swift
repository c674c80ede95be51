// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
package import Foundation
import StringTables

/// An app as it stands on the disk, with all that the system knows of it.
package struct InstalledApp: Hashable, Codable, Sendable, Identifiable {
    package var info: InfoPlist
    /// Who the app's own processes are, as its signature says.
    package var identity: BundleIdentity
    /// The bundle's folder.
    package var location: URL
    package var executable: URL
    /// The folder that belongs to the app: home and working directory of its processes.
    package var container: URL
    /// The folders of the groups that the app belongs to.
    package var groupContainers: [ApplicationGroup: URL] = [:]
    package var extensions: [InstalledExtension]
    /// What the extensions handle, in the order of the definitions.
    package var intents: [OfferedIntent] = []
    /// Display names by language tag, from the bundle's `InfoPlist.strings`.
    package var names: [String: String]
    /// The words of its quick actions by language tag, then by key, from the same files.
    package var texts: [String: [String: String]] = [:]
    /// What is odd but does no harm, one sentence each.
    package var warnings: [String]

    /// All but the intents, which ``CompiledApp`` keeps with their definitions.
    private enum CodingKeys: String, CodingKey {
        case info, identity, location, executable, container, groupContainers, extensions, names, texts, warnings
    }

    package var id: BundleIdentifier { info.identifier }

    /// The app and its extensions.
    package var identities: [BundleIdentity] {
        [identity] + extensions.map(\.identity)
    }

    /// The groups that the app or one of its extensions belongs to.
    package var groups: Set<TeamGroup> { Set(identities.flatMap(TeamGroup.all)) }

    /// The name a person reads, in the language that comes nearest.
    package func name(in language: String) -> String {
        LanguageTag.fallbacks(of: language).lazy.compactMap { names[$0] }.first ?? info.title
    }

    /// The text that a key of `Info.plist`'s own texts stands for, in the language that comes nearest, else in the
    /// one the app was developed in; nil where no file has it.
    package func text(for key: String, in language: String) -> String? {
        let languages = LanguageTag.fallbacks(of: language) + LanguageTag.fallbacks(of: info.developmentRegion ?? "en")
        return (languages + ["Base"]).lazy.compactMap { texts[$0]?[key] }.first
    }
}
