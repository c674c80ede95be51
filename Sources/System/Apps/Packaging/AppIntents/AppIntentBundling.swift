// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntentCompiler
import DefinitionFiles
import Foundation
import IntentDefinition
import Sentences

/// Finds out what the App Intents of a bundle are, once its program is built.
struct AppIntentBundling: Sendable {
    private let package: URL
    private let binaries: URL
    private let commands: BuildCommands?
    private let extraction: ConstantExtraction

    /// - Throws: ``InstallError`` where what SwiftPM wrote about the build cannot be read.
    init(
        package: URL, binaries: URL, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(InstallError) {
        self.package = package
        self.binaries = binaries
        commands = try BuildCommands(binaries: binaries)
        extraction = ConstantExtraction(binaries: binaries, environment: environment)
    }

    /// The plan with what belongs into its bundle and those of its extensions.
    ///
    /// - Parameter warn: Called for what does no harm to the build.
    /// - Throws: ``InstallError`` that shows every mistake with its place in the source.
    func completed(
        _ plan: BundlePlan, warn: @Sendable (Sentence) -> Void = { _ in }
    ) async throws(InstallError) -> BundlePlan {
        var definitions: [LocalizedDefinition] = []
        for plan in [plan] + plan.extensions { definitions += try self.definitions(of: plan) }
        var plan = plan
        plan.appIntents = try await metadata(of: plan, beside: definitions, warn)
        for index in plan.extensions.indices {
            plan.extensions[index].appIntents = try await metadata(
                of: plan.extensions[index], beside: definitions, warn)
        }
        return plan
    }

    /// - Parameter commands: Those of the build.
    init(package: URL, binaries: URL, commands: BuildCommands, environment: [String: String]) {
        self.package = package
        self.binaries = binaries
        self.commands = commands
        extraction = ConstantExtraction(binaries: binaries, environment: environment)
    }

    /// What is found about one program's App Intents; nil if nothing says how it was built.
    ///
    /// - Parameter module: The module of the program itself.
    func outcome(
        of product: String, module: String, beside definitions: [LocalizedDefinition]?
    ) async throws(InstallError) -> AppIntentCompiler.Outcome? {
        guard let modules = modules(of: product) else { return nil }
        let types = try await extraction.types(of: modules)
        return AppIntentCompiler(definitions: definitions, root: root, program: module).compile(types)
    }

    private func modules(of product: String) -> [BuildCommands.Module]? {
        commands?.modules(linkedInto: binaries.appending(path: product))
    }

    /// The package's folder as the compiler writes it, without a slash at the end.
    private var root: String {
        var root = package.standardizedFileURL.resolvingSymlinksInPath().path
        if root.count > 1, root.hasSuffix("/") { root.removeLast() }
        return root
    }

    private func metadata(
        of plan: BundlePlan, beside definitions: [LocalizedDefinition], _ warn: (Sentence) -> Void
    ) async throws(InstallError) -> Data? {
        let found = try await outcome(of: plan.product, module: plan.target.moduleName, beside: definitions)
        if found?.isRefused != true, found?.file.intents.isEmpty != false, let source = try declaringSource(of: plan) {
            warn(
                "\(plan.product) has no App Intents, but \(source) declares one; unless ‘#if’ leaves it out, delete "
                    + ".build and try again")
        }
        guard let outcome = found else { return nil }
        guard !outcome.isRefused else {
            throw InstallError(
                .badDefinition, plan.product, reason: "its App Intents have errors",
                remedy: "correct the errors below",
                detail: outcome.diagnostics.map(\.sentence).joined(by: "\n"))
        }
        for diagnostic in outcome.diagnostics { warn(diagnostic.unlabelled) }
        guard !outcome.file.isEmpty else { return nil }
        do {
            return try AppIntentMetadata(outcome.file).data()
        } catch {
            throw Disk.error("write", package, error)
        }
    }

    /// A source of the program that declares an App Intent, below the package's folder where it lies in it.
    private func declaringSource(of plan: BundlePlan) throws(InstallError) -> String? {
        let own = (plan.target.sources ?? []).map { package.appending(path: "\(plan.target.path)/\($0)").path }
        let sources = modules(of: plan.product).map { ConstantExtraction.concerned($0).flatMap(\.sources) } ?? own
        guard let source = try ConstantExtraction.declaration(in: sources) else { return nil }
        return source.hasPrefix(root + "/") ? String(source.dropFirst(root.utf8.count + 1)) : source
    }

    private func definitions(of plan: BundlePlan) throws(InstallError) -> [LocalizedDefinition] {
        var definitions: [LocalizedDefinition] = []
        for file in plan.items.map(\.source) where file.pathExtension == "intentdefinition" {
            do throws(DefinitionFileError) {
                let names = try DefinitionSettings(around: file.path).classNames
                let loaded = try DefinitionLoader(classNames: names).load(file.path)
                if let definition = loaded.definition { definitions.append(definition) }
            } catch {
                throw InstallError(
                    .badDefinition, file.path, reason: "the definition cannot be read",
                    remedy: "correct the errors below", detail: "\(error)")
            }
        }
        return definitions
    }
}

extension DefinitionFile {
    fileprivate var isEmpty: Bool { intents.isEmpty && enums.isEmpty && types.isEmpty && appShortcuts.isEmpty }
}
