// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds API of apps in the sources of extensions.
struct AppOnlyInterface: Rule {
    let about = RuleDescription(
        "app-only-interface", .error, "an extension uses API that only apps may use",
        explanation: "An extension is not an application: UIApplication.shared and similar API is unavailable there, "
            + "and a build with APPLICATION_EXTENSION_API_ONLY, as App Store review requires, rejects it.",
        remedy: "Move the work to the app, or mark the declaration @available(iOSApplicationExtension, unavailable).")

    /// What UIKit and HealthKit mark as not available in extensions.
    private static let chains = [
        ["UIApplication", "shared"], ["UIApplicationMain"], ["UIAlertView"], ["UIActionSheet"],
        ["handleAuthorizationForExtension"],
    ]

    func findings(in project: CheckedProject) -> [Finding] {
        project.parts.filter { $0.kind != .app }.flatMap { part in
            part.sources.flatMap { number -> [Finding] in
                let source = project.sources[number]
                let uses = Self.chains.flatMap { chain in
                    source.positions(ofChain: chain).map { (name: chain.joined(separator: "."), index: $0) }
                }
                guard !uses.isEmpty else { return [] }
                // What is compiled under a condition may well not be compiled into the extension.
                let guarded = source.guardedTokens()
                return uses.filter { !guarded.contains($0.index) }.map { use in
                    finding(
                        at: source.place(use.index),
                        "\(use.name) is not available in \(part.name), which is an extension",
                        remedy: "do it in the app, which the extension opens with a response or an activity")
                }
            }
        }
    }
}
