// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Sentences

extension BundleProblem {
    private static let rebuild: Sentence = "build the bundle again and sign it with 'beckon sign'"

    // MARK: The signature

    static func unsigned(_ bundle: String) -> BundleProblem {
        BundleProblem(
            .unsigned, bundle, reason: "the bundle is not signed", remedy: "sign the app with 'beckon sign PATH'")
    }

    static func halfSigned(_ bundle: String, missing place: String) -> BundleProblem {
        BundleProblem(
            .unsigned, bundle, reason: "the bundle's signature is incomplete: \(place) is missing",
            remedy: "sign the app with 'beckon sign PATH'")
    }

    static func badManifest(_ bundle: String, _ error: Problem<Fault>) -> BundleProblem {
        BundleProblem(
            .badManifest, bundle, reason: "the manifest cannot be read: \(error.reason)",
            remedy: "sign the app again with 'beckon sign PATH'")
    }

    static func badSignature(_ bundle: String, _ team: Team) -> BundleProblem {
        BundleProblem(
            .badSignature, bundle,
            reason: "the signature does not match the manifest: it was changed, or \(team.identifier) did not sign it",
            remedy: "get the bundle again from its author, or sign it yourself with 'beckon sign PATH'")
    }

    static func badTeamIdentifier(_ bundle: String, _ team: Team) -> BundleProblem {
        BundleProblem(
            .badTeamIdentifier, bundle,
            reason: team.key.teamIdentifier.map {
                "the manifest names the team \(team.identifier), but its key belongs to \($0)"
            } ?? "the manifest names the team \(team.identifier), but its key belongs to no team",
            remedy: "do not trust the bundle; get it again from its author")
    }

    static func otherBundle(_ bundle: String, signed: BundleIdentifier) -> BundleProblem {
        BundleProblem(
            .otherBundle, bundle, reason: "the signature is for another bundle, \(signed)",
            remedy: "sign the app again with 'beckon sign PATH'")
    }

    // MARK: What it seals

    static func changed(_ bundle: String, _ path: BundlePath) -> BundleProblem {
        BundleProblem(.changedFile, bundle, reason: "\(path) was changed after the bundle was signed", remedy: resign)
    }

    static func changedMode(_ bundle: String, _ path: BundlePath, isExecutable: Bool) -> BundleProblem {
        BundleProblem(
            .changedFile, bundle,
            reason: isExecutable
                ? "\(path) was made executable after the bundle was signed"
                : "\(path) was made non-executable after the bundle was signed",
            remedy: "run chmod \(isExecutable ? "a-x" : "+x") on it, or sign the app again with 'beckon sign PATH'")
    }

    static func extra(_ bundle: String, _ path: BundlePath) -> BundleProblem {
        BundleProblem(
            .extraFile, bundle, reason: "\(path) was added after the bundle was signed",
            remedy: "remove it, or sign the app again with 'beckon sign PATH'")
    }

    static func missing(_ bundle: String, _ path: BundlePath) -> BundleProblem {
        BundleProblem(.missingFile, bundle, reason: "\(path) was removed after the bundle was signed", remedy: resign)
    }

    static func changedNested(_ bundle: String, _ path: BundlePath) -> BundleProblem {
        BundleProblem(.changedNested, bundle, reason: "\(path) was signed again after the app was", remedy: resign)
    }

    static func otherTeam(_ bundle: String, _ team: Team, app: BundleIdentifier, _ appTeam: Team) -> BundleProblem {
        BundleProblem(
            .otherTeam, bundle,
            reason: "the bundle is signed by the team \(team.identifier), but its app \(app) by \(appTeam.identifier)",
            remedy: "sign the whole app as one team with 'beckon sign PATH'")
    }

    private static let resign: Sentence =
        "get the bundle again from its author, or sign the app again with 'beckon sign PATH'"

    // MARK: What stands in the bundle

    static func outsidePrefix(_ bundle: BundleIdentifier, app: BundleIdentifier) -> BundleProblem {
        BundleProblem(
            .outsidePrefix, bundle.text,
            reason: "the bundle's identifier does not begin with that of its app, \(app)",
            remedy: "name it \(app).\(bundle.text.split(separator: ".").last ?? "intents") in its Info.plist, "
                + "then sign the app again")
    }

    static func sameIdentifier(
        _ bundle: BundleIdentifier, _ first: BundlePath, _ second: BundlePath
    ) -> BundleProblem {
        BundleProblem(
            .sameIdentifier, bundle.text, reason: "\(first) and \(second) have the same identifier",
            remedy: "give one of them another CFBundleIdentifier, then sign the app again")
    }

    static func noExecutable(_ bundle: String, _ name: String) -> BundleProblem {
        BundleProblem(
            .noExecutable, bundle, reason: "the bundle's executable ‘\(name)’ is missing or not executable",
            remedy: "build the bundle again, or correct CFBundleExecutable")
    }

    static func noProgram(_ bundle: String, _ name: String, _ reason: Sentence) -> BundleProblem {
        BundleProblem(
            .noProgram, bundle, reason: "the executable ‘\(name)’ is not a Linux program: \(reason)",
            remedy:
                "compile it for \(BundleArchitecture.current.rawValue) Linux; a script cannot be a bundle's executable")
    }

    static func otherMachine(_ bundle: String, _ found: BundleArchitecture, here: BundleArchitecture) -> BundleProblem {
        BundleProblem(
            .otherArchitecture, bundle,
            reason: "the bundle is built for \(found.rawValue), but this machine is \(here.rawValue)",
            remedy: "build it for \(here.rawValue), or get such a bundle")
    }

    static func mixedArchitecture(
        _ bundle: String, _ found: BundleArchitecture, app: BundleIdentifier, _ other: BundleArchitecture
    ) -> BundleProblem {
        BundleProblem(
            .otherArchitecture, bundle,
            reason: "the bundle is built for \(found.rawValue), but its app \(app) for \(other.rawValue)",
            remedy: "build both for \(other.rawValue)")
    }

    static func otherThanSigned(
        _ bundle: String, _ found: BundleArchitecture, signed: BundleArchitecture
    ) -> BundleProblem {
        BundleProblem(
            .otherArchitecture, bundle,
            reason: "the executable is built for \(found.rawValue), and the signature says \(signed.rawValue)",
            remedy: "sign the app again with 'beckon sign PATH'")
    }

    static func noPrincipalClass(_ bundle: String, _ name: String) -> BundleProblem {
        BundleProblem(
            .noPrincipalClass, bundle,
            reason: "the executable has no class \(name), which NSExtensionPrincipalClass names",
            remedy:
                "write the name of the INExtension class with its module, such as $(PRODUCT_MODULE_NAME).IntentHandler")
    }

    /// - Parameter provided: The build of the SDK that this Beckon has; nil if it has none.
    static func otherSDK(_ bundle: String, needed: String, provided: String?) -> BundleProblem {
        BundleProblem(
            .otherSDK, bundle,
            reason: provided.map { "the program needs the SDK \(needed), and this Beckon has \($0)" }
                ?? "the program needs the SDK \(needed), and this Beckon has none",
            remedy: "build the app again with the SDK of this Beckon, or install the Beckon that it was built with")
    }

    static func noInfo(_ bundle: String) -> BundleProblem {
        BundleProblem(
            .badInfo, bundle, reason: "the bundle has no Info.plist, or one too large to be read",
            remedy: "add one, or build the bundle again")
    }

    static func badInfo(_ bundle: String, _ error: InfoPlistError) -> BundleProblem {
        BundleProblem(
            .badInfo, bundle + (error.key.isEmpty ? ", Info.plist" : ", Info.plist, \(error.key)"),
            reason: error.reason, remedy: error.remedy)
    }

    // MARK: Entries that no bundle has

    static func linkOutside(_ bundle: String, _ path: BundlePath, _ destination: String) -> BundleProblem {
        BundleProblem(
            .linkOutside, bundle,
            reason: "the link \(path) may lead out of the bundle, to ‘\(shown(destination))’",
            remedy: "put the file itself into the bundle, or write a relative link with ‘..’ only at its start")
    }

    static func specialFile(_ bundle: String, _ path: BundlePath, _ kind: Sentence) -> BundleProblem {
        BundleProblem(
            .specialFile, bundle, reason: "\(path) is \(kind), which a bundle may not contain", remedy: rebuild)
    }

    static func badName(_ bundle: String, in place: BundlePath?, _ name: String?) -> BundleProblem {
        let owner: Sentence = place.map { "the folder \($0)" } ?? "the bundle"
        return BundleProblem(
            .badName, bundle,
            reason: name.map {
                "\(owner) holds an entry ‘\(shown($0))’, whose name has control characters or is too long"
            } ?? "\(owner) holds an entry whose name is not UTF-8",
            remedy: "rename it, then sign the app again")
    }

    static func tooDeep(_ bundle: String, _ place: BundlePath?) -> BundleProblem {
        let here: Sentence = place.map { "\($0)" } ?? "the top"
        return BundleProblem(
            .tooMuch, bundle, reason: "the folders nest deeper than \(BundleContents.Limit.depth) levels, at \(here)",
            remedy: "use fewer nested folders")
    }

    static func tooMany(_ bundle: String) -> BundleProblem {
        BundleProblem(
            .tooMuch, bundle, reason: "the bundle has more than \(BundleContents.Limit.entries) entries",
            remedy: "remove what is not needed")
    }

    static func tooLarge(_ bundle: String) -> BundleProblem {
        BundleProblem(
            .tooMuch, bundle, reason: "the bundle has more than \(BundleContents.Limit.bytes >> 30) GiB",
            remedy: "remove what is not needed")
    }

    static func unreadable(_ bundle: String, _ path: BundlePath?, _ reason: Sentence) -> BundleProblem {
        let item: Sentence = path.map { "\($0)" } ?? "the bundle"
        return BundleProblem(
            .disk, bundle, reason: "\(item) cannot be read: \(reason)", remedy: "check the path and its permissions")
    }

    static func unwritable(_ bundle: String, _ reason: Sentence) -> BundleProblem {
        BundleProblem(
            .disk, bundle, reason: "the signature cannot be written: \(reason)",
            remedy: "check the bundle's permissions and the free disk space")
    }

    /// What stands in a bundle may hold anything, a terminal's commands too.
    private static func shown(_ text: String) -> String {
        String(
            text.prefix(200).map { character in
                character.unicodeScalars.contains { $0.properties.generalCategory == .control } ? "\u{FFFD}" : character
            })
    }
}

extension BundleProblem {
    static func foreignGroup(
        _ bundle: String, _ key: String, _ group: String, _ team: Team
    ) -> BundleProblem {
        BundleProblem(
            .foreignEntitlement, bundle,
            reason:
                "\(key) names ‘\(group.prefix(200))’, which lies outside the team's prefix ‘\(team.identifier.prefix)’",
            remedy: "begin it with $(AppIdentifierPrefix), then sign the app again")
    }

    static func foreignIdentifier(
        _ bundle: String, _ key: String, _ found: String, expected: String
    ) -> BundleProblem {
        BundleProblem(
            .foreignEntitlement, bundle, reason: "\(key) is ‘\(found.prefix(200))’, and the bundle is \(expected)",
            remedy: "leave the key out of the .entitlements file; 'beckon sign' writes it")
    }

    static func badApplicationGroup(_ bundle: String, _ group: String) -> BundleProblem {
        BundleProblem(
            .badEntitlement, bundle,
            reason: "\(Entitlements.Key.applicationGroups) names ‘\(group.prefix(200))’, which is not an app group",
            remedy: "write an identifier such as group.org.example.shop: letters, digits and hyphens, separated by "
                + "dots")
    }

    static func badEntitlement(_ bundle: String, _ error: InfoPlistError) -> BundleProblem {
        BundleProblem(
            .badEntitlement, bundle,
            reason: error.key.isEmpty
                ? "the entitlements are wrong: \(error.reason)"
                : "the entitlements are wrong at \(error.key): \(error.reason)",
            remedy: error.remedy)
    }

    static func badEntitlement(_ bundle: String, _ error: Problem<Fault>) -> BundleProblem {
        BundleProblem(
            .badEntitlement, bundle, reason: error.reason,
            remedy: "use strings, booleans, integers, arrays, dictionaries"
        )
    }
}
