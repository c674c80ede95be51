// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Activities
import AppBundle
import AppHost
import Apps
import Assistant
import CommandLineInterface
import Conversation
import ExtensionHost
import Foundation
import Keychain
import Sandbox
import Store

/// One run of the program on its state folder.
struct Session: Sendable {
    let store: Store
    let library: AppLibrary
    /// What apps say that people do in them.
    let activities: Activities
    let language: String
    let isJSON: Bool
    private let services: AssistantServices
    private let limits: ExtensionLimits
    private let isSandboxed: Bool
    private let surroundings: Surroundings

    /// Opens the state folder that the arguments or the environment name.
    init(_ arguments: ParsedArguments, _ surroundings: Surroundings) async throws {
        let folder = try StateFolder(
            option: arguments[GlobalOptions.state].map { surroundings.file($0).path },
            environment: surroundings.variables)
        store = try await Store.open(folder)
        let now = surroundings.now
        let report = { @Sendable (text: String) in FileHandle.standardError.write(Data("warning: \(text)\n".utf8)) }
        let keychain = Keychain(
            store: store, folder: folder, environment: surroundings.variables, now: { now().date }, report: report)
        library = AppLibrary(
            folder, store: store, builder: surroundings.builder,
            removeKeychainItems: { await keychain.removeItems(inGroups: $0, of: $1) }, now: { now().date })
        activities = Activities(
            store: store, declaredTypes: { [library] in try await library.userActivityTypes(of: $0) },
            now: { now().date }, report: report)
        language = (try arguments[GlobalOptions.language] ?? LanguageName(variables: surroundings.variables)).tag
        isJSON = try arguments[GlobalOptions.json]
        var limits = ExtensionLimits.standard
        if let timeout = try arguments[GlobalOptions.timeout] { limits.answer = timeout.duration }
        self.limits = limits
        services = AssistantServices(keychain: keychain, activities: activities)
        isSandboxed = !(try arguments[GlobalOptions.noSandbox])
        self.surroundings = surroundings
    }

    /// The installed apps; one that cannot be read is named on the terminal and passed over.
    func catalog(warning terminal: Terminal) async throws -> AppCatalog {
        let catalog = try await library.catalog()
        for problem in catalog.problems { terminal.warn("\(problem)") }
        return catalog
    }

    /// Somebody to talk to, who knows all apps and phrases as they are now; what is dangerous about
    /// their processes is said on the terminal.
    func assistant(for catalog: AppCatalog, warning terminal: Terminal) async throws -> Assistant {
        let settings = ExtensionSettings(limits: limits, services: services, isSandboxed: isSandboxed) {
            terminal.warn($0)
        }
        return Assistant(
            catalog: catalog, phrases: try await store.phrases(), transport: try surroundings.transport(settings),
            environment: AssistantEnvironment(
                language: language, calendar: surroundings.calendar, now: surroundings.now,
                workingDirectory: surroundings.workingDirectory,
                home: URL(filePath: surroundings.variables["HOME"] ?? "/", directoryHint: .isDirectory)))
    }

    /// What starts an app's own program; what is dangerous about it is said on the terminal.
    ///
    /// - Throws: `SandboxError` when there is to be a sandbox and none is to be had.
    func appHost(for app: InstalledApp, warning terminal: Terminal) throws -> AppHost {
        guard !isSandboxed else {
            return AppHost(
                limits: limits, sandbox: try Sandbox(path: surroundings.variables["PATH"]), services: services)
        }
        terminal.warn(ExtensionSettings.danger(of: app.id.text))
        return AppHost(limits: limits, sandbox: nil, services: services)
    }
}
