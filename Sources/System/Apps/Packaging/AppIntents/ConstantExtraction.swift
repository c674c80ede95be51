// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntentCompiler
import Foundation
import Processes
import Sentences

/// Has the compiler say the constants of modules, each once for as long as nothing of it changes.
///
/// It is a run of its own after the build, which checks types and makes no code: flags in the build itself would have
/// SwiftPM compile everything anew, Beckon included, whenever the same package is built without them.
struct ConstantExtraction: Sendable {
    /// The protocols whose types are told.
    private static let protocols = [
        "AppEntity", "AppEnum", "AppIntent", "AppIntentsExtension", "AppShortcutsProvider", "EntityQuery",
    ]
    /// What a source has in it that has to do with them.
    private static let mentions = (protocols + ["AppIntents", "@Parameter", "Intent {"]).map { Data($0.utf8) }
    /// Grows when another thing is written.
    private static let form = 1
    private static let sourceLimit = 16 << 20
    private static let resultLimit = 64 << 20
    /// Far more than any module takes.
    private static let time = Duration.seconds(600)

    /// Where what was found is kept.
    private let folder: URL
    private let environment: [String: String]

    /// - Parameter binaries: The folder of the build's binaries.
    init(binaries: URL, environment: [String: String] = ProcessInfo.processInfo.environment) {
        folder = binaries.resolvingSymlinksInPath().appending(path: "AppIntents.constants", directoryHint: .isDirectory)
        self.environment = environment
    }

    /// The types of modules that are linked into one program.
    ///
    /// - Returns: Those of the package's and its dependencies' own, not those that Beckon's modules bring.
    func types(of modules: [BuildCommands.Module]) async throws(InstallError) -> [ConstantType] {
        let concerned = Self.concerned(modules)
        let results = await withTaskGroup(of: (Int, Result<[ConstantType], InstallError>).self) { group in
            for (index, module) in concerned.enumerated() {
                group.addTask {
                    do throws(InstallError) {
                        return (index, .success(try await constants(of: module)))
                    } catch {
                        return (index, .failure(error))
                    }
                }
            }
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        var types: [ConstantType] = []
        for index in concerned.indices { types += try results[index]?.get() ?? [] }
        return types
    }

    /// The modules that may use App Intents: they are compiled after that module, and are not its neighbours.
    static func concerned(_ modules: [BuildCommands.Module]) -> [BuildCommands.Module] {
        let framework = modules.first { $0.name == "AppIntents" }
        let home = framework?.sources.first.flatMap { source in
            source.range(of: "/Sources/SDK/", options: .backwards).map { String(source[..<$0.upperBound]) }
        }
        return modules.filter { module in
            let isAfter = module.inputs.contains { $0.hasSuffix("/AppIntents.swiftmodule") }
            let isNeighbour = home.map { home in module.sources.allSatisfy { $0.hasPrefix(home) } } ?? false
            return isAfter && !isNeighbour && module.name != "AppIntents"
        }
    }

    private func constants(of module: BuildCommands.Module) async throws(InstallError) -> [ConstantType] {
        let place = folder.appending(path: module.name, directoryHint: .isDirectory)
        let stampFile = place.appending(path: "stamp.json")
        let stamp = try stamp(of: module)
        if let types = try kept(in: place, stampedBy: stampFile, as: stamp) { return types }
        try Disk.remove(place)
        try Disk.makeFolder(place)
        let types = try await extracted(from: module, to: place)
        // Written last: what has no stamp is not kept.
        try Disk.write(stamp, to: stampFile)
        return types
    }

    // MARK: What is kept

    /// All that decides what comes out.
    private struct Stamp: Codable {
        var form: Int
        var program: FileStamp?
        var arguments: [String]
        var inputs: [String: FileStamp]
    }

    private func stamp(of module: BuildCommands.Module) throws(InstallError) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let inputs = module.inputs.compactMap { path in FileStamp(path: path).map { (path, $0) } }
        let stamp = Stamp(
            form: Self.form, program: module.arguments.first.flatMap(FileStamp.init), arguments: module.arguments,
            inputs: Dictionary(inputs) { first, _ in first })
        do {
            return try encoder.encode(stamp)
        } catch {
            throw Disk.error("write", folder, error)
        }
    }

    /// Nil where anything is missing or changed.
    private func kept(in place: URL, stampedBy file: URL, as stamp: Data) throws(InstallError) -> [ConstantType]? {
        guard Disk.isFile(file), try Disk.read(file, limit: Self.resultLimit) == stamp else { return nil }
        var types: [ConstantType] = []
        let names = try Disk.contents(of: place).filter { $0.hasSuffix(".swiftconstvalues") }
        for name in names.sorted(by: { $0.localizedStandardCompare($1) == .orderedAscending }) {
            types += try read(place.appending(path: name))
        }
        return types
    }

    private func read(_ file: URL) throws(InstallError) -> [ConstantType] {
        let data = try Disk.read(file, limit: Self.resultLimit)
        do throws(ConstantValuesReader.Failure) {
            return try ConstantValuesReader.read(data)
        } catch {
            throw InstallError(
                .buildFailed, file.path, reason: error.sentence,
                remedy: "use a Swift toolchain that this Beckon knows")
        }
    }

    // MARK: Extracting

    private func extracted(
        from module: BuildCommands.Module, to place: URL
    ) async throws(InstallError) -> [ConstantType] {
        let texts = try sources(of: module)
        let chosen = texts.filter { source in Self.mentions.contains { source.text.range(of: $0) != nil } }
            .map(\.path)
        guard !chosen.isEmpty else { return [] }
        var types = try await run(on: chosen, of: module, to: place, from: 0)
        // A type that an extension made an App Enum stands in a file that need not say so, and so does another
        // extension of it.
        let files = Set(types.map(\.file))
        let names = types.compactMap { $0.name.split(separator: ".").last }
        let extensions = Set(names.map { Data(("extension " + $0).utf8) })
        let more = texts.filter { source in
            !chosen.contains(source.path)
                && (files.contains(source.path) || extensions.contains { source.text.range(of: $0) != nil })
        }
        if !more.isEmpty {
            let known = Set(types.map(\.mangledName))
            types += try await run(on: more.map(\.path), of: module, to: place, from: chosen.count)
                .filter { known.contains($0.mangledName) }
        }
        return types
    }

    private func sources(of module: BuildCommands.Module) throws(InstallError) -> [(path: String, text: Data)] {
        var texts: [(String, Data)] = []
        for path in module.sources { texts.append((path, try Disk.read(URL(filePath: path), limit: Self.sourceLimit))) }
        return texts
    }

    /// One run of the compiler, which checks the files given and reads of the others what it needs.
    private func run(
        on chosen: [String], of module: BuildCommands.Module, to place: URL, from number: Int
    ) async throws(InstallError) -> [ConstantType] {
        guard let compiler = module.arguments.first else { return [] }
        let protocols = place.appending(path: "protocols.json")
        try Disk.write(Data("[\(Self.protocols.map { "\"\($0)\"" }.joined(separator: ","))]".utf8), to: protocols)
        let outputs = chosen.indices.map { place.appending(path: "\(number + $0).swiftconstvalues") }
        var arguments = ["-frontend", "-typecheck", "-suppress-warnings"]
        arguments += FrontendArguments.frontend(Array(module.arguments.dropFirst()))
        arguments += ["-const-gather-protocols-file", protocols.path]
        let plugins = URL(filePath: compiler).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "lib/swift/host/plugins")
        arguments += ["-plugin-path", plugins.path]
        let chosenOnes = Set(chosen)
        arguments += chosen.flatMap { ["-primary-file", $0] } + module.sources.filter { !chosenOnes.contains($0) }
        arguments += outputs.flatMap { ["-emit-const-values-path", $0.path] }
        try await compile(arguments, by: compiler, module, in: place)
        var types: [ConstantType] = []
        for output in outputs where Disk.isFile(output) { types += try read(output) }
        return types
    }

    private func compile(
        _ arguments: [String], by compiler: String, _ module: BuildCommands.Module, in place: URL
    ) async throws(InstallError) {
        // The arguments of a large module are longer than a program may be given.
        let list = place.appending(path: "arguments.txt")
        try Disk.write(Data(arguments.dropFirst().map(Self.quoted).joined(separator: "\n").utf8), to: list)
        var command = Subprocess(compiler, environment: environment, directory: place.path, timeout: Self.time)
        command.arguments = ["-frontend", "@\(list.path)"]
        let output: SubprocessOutput
        do {
            output = try await command.run()
        } catch {
            throw InstallError(
                .buildFailed, module.name, reason: "the compiler cannot be run: \(error)",
                remedy: "install the Swift toolchain that built the package")
        }
        guard output.termination.isSuccess else {
            throw InstallError(
                .buildFailed, module.name, reason: "the compiler does not say what its App Intents are",
                remedy: "build the package again, then correct what stands below",
                detail: SwiftPackageTool.errors(in: output).map(Sentence.init(verbatim:)))
        }
    }

    /// As lists of arguments have it: a backslash before what would end one.
    private static func quoted(_ argument: String) -> String {
        "\"" + argument.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
