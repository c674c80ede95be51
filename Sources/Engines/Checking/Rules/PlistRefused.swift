// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Conversation
import Sentences

/// Finds plists with which nothing can be installed.
struct PlistRefused: Rule {
    let about = RuleDescription(
        "plist-refused", .error, "an Info.plist prevents installation",
        explanation: "Beckon installs apps by their Info.plist and refuses one with a missing or invalid key.",
        remedy: "Correct the key.")

    /// What a rule of its own tells.
    private static let elsewhere = ["NSExtensionPrincipalClass", "UIApplicationShortcutItem"]

    func findings(in project: CheckedProject) -> [Finding] {
        mistakes(in: project) + everydayNames(in: project) + sharedIdentifiers(in: project)
    }

    private func everydayNames(in project: CheckedProject) -> [Finding] {
        project.parts.flatMap { part -> [Finding] in
            // What cannot be read is told by itself.
            guard part.isInstallable, let plist = part.plist, let info = try? InfoPlist(plist.tree) else { return [] }
            return info.alternativeNames.compactMap { name in
                do throws(Problem<Fault>) {
                    try SpokenName.check(alternative: name)
                    return nil
                } catch {
                    return finding(
                        at: plist.place("INAlternativeAppNames"), "INAlternativeAppNames: \(error.reason)",
                        remedy: error.remedy)
                }
            }
        }
    }

    private func mistakes(in project: CheckedProject) -> [Finding] {
        project.parts.compactMap { part in
            guard part.isInstallable, let plist = part.plist else { return nil }
            do throws(InfoPlistError) {
                _ = try InfoPlist(plist.tree)
                return nil
            } catch {
                let key = error.key
                guard !Self.elsewhere.contains(where: key.contains) else { return nil }
                let about = key.isEmpty ? "" : "\(key): "
                return finding(at: plist.place(way(to: key)), "\(about)\(error.reason)", remedy: error.remedy)
            }
        }
    }

    private func sharedIdentifiers(in project: CheckedProject) -> [Finding] {
        var owners: [String: String] = [:]
        return project.parts.compactMap { part in
            guard part.isInstallable, let plist = part.plist, let identifier = part.identifier,
                let other = owners.updateValue(part.name, forKey: identifier)
            else { return nil }
            return finding(
                at: plist.place("CFBundleIdentifier"),
                "CFBundleIdentifier: \(identifier) is also the identifier of \(other)",
                remedy: "change one of them")
        }
    }

    /// `A.B[0]` as the keys of a place.
    private func way(to key: String) -> [String] {
        key.replacing("[", with: ".[").split(separator: ".").map(String.init)
    }
}
