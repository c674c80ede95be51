// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds apps that ask for Siri without being entitled to it.
struct SiriEntitlementMissing: Rule {
    let about = RuleDescription(
        "siri-entitlement-missing", .error, "an app asks for Siri without the entitlement",
        explanation: "INPreferences requires the entitlement com.apple.developer.siri; asking for permission without "
            + "it terminates the app.",
        remedy: "Add com.apple.developer.siri to the app's entitlements: the capability Siri in Xcode.")

    func findings(in project: CheckedProject) -> [Finding] {
        project.parts.filter { $0.kind == .app }.compactMap { part in
            guard let entitlements = part.entitlements, entitlements["com.apple.developer.siri"] == nil,
                let place = SiriAuthorization.place(in: part, of: project)
            else { return nil }
            return finding(
                at: place, "\(part.name) asks for Siri without the entitlement com.apple.developer.siri",
                remedy: "add the capability Siri to the target")
        }
    }
}
