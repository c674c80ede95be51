// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntentCompiler
package import Foundation
package import IntentDefinition
package import Sentences

/// Looks for mistakes in the App Intents of a package that has been built, and builds nothing itself.
package struct AppIntentInspection: Sendable {
    /// The result.
    package enum Outcome: Sendable {
        /// With paths relative to the package.
        case found([Diagnostic])
        /// They were not looked at, and why, in a sentence without a full stop.
        case unchecked(Sentence)
    }

    private let package: URL
    private let environment: [String: String]

    /// - Parameter package: The package's folder.
    package init(package: URL, environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.package = package
        self.environment = environment
    }

    /// What is wrong with the App Intents of the package's programs, each mistake once.
    ///
    /// - Parameters:
    ///   - description: What SwiftPM says of the package.
    ///   - definitions: Those of the package, which App Intents may replace.
    package func diagnostics(
        describedAs description: PackageDescription, beside definitions: [LocalizedDefinition]
    ) async -> Outcome {
        let binaries = package.appending(path: ".build/debug", directoryHint: .isDirectory)
        do throws(InstallError) {
            guard let commands = try BuildCommands(binaries: binaries) else {
                return .unchecked("App Intents are found after a build; run ‘swift build’")
            }
            let bundling = AppIntentBundling(
                package: package, binaries: binaries, commands: commands, environment: environment)
            var found: [Diagnostic] = []
            for target in description.targets where target.type == "executable" {
                let product = description.productName(of: target)
                guard isCurrent(target, of: product, binaries, description, commands) else {
                    return .unchecked(
                        "the App Intents of \(target.name) have changed since the last build; build it again")
                }
                let outcome = try await bundling.outcome(
                    of: product, module: target.moduleName, beside: definitions)
                found += (outcome?.diagnostics ?? []).filter { !found.contains($0) }
            }
            return .found(found)
        } catch {
            return .unchecked("App Intents could not be checked: \(error.reason)")
        }
    }

    /// Whether the build knows the same sources as the package has now; what is in them may have changed.
    private func isCurrent(
        _ target: PackageDescription.Target, of product: String, _ binaries: URL, _ description: PackageDescription,
        _ commands: BuildCommands
    ) -> Bool {
        guard let modules = commands.modules(linkedInto: binaries.appending(path: product)) else { return false }
        let concerned = ConstantExtraction.concerned(modules)
        return description.closure(of: target).allSatisfy { member in
            guard let module = concerned.first(where: { $0.name == member.moduleName }), let sources = member.sources
            else { return true }
            let folder = package.standardizedFileURL.appending(path: member.path).resolvingSymlinksInPath().path
            let built = module.sources.filter { $0.hasPrefix(folder + "/") }.map { $0.dropFirst(folder.utf8.count + 1) }
            return Set(built.map(String.init)) == Set(sources.filter { $0.hasSuffix(".swift") })
        }
    }
}
