// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntentCompiler
import Foundation
import Processes
import Sentences

/// Has the compiler say the constants of modules, each source once for as long as nothing changes that it depends on.
///
/// It is a run of its own after the build, which checks types and makes no code: flags in the build itself would have
/// SwiftPM compile everything again, Beckon included, whenever the same package is built without them.
struct ConstantExtraction: Sendable {
    /// The protocols whose types are told.
    private static let protocols = [
        "AppEntity", "AppEnum", "AppIntent", "AppIntentsExtension", "AppShortcutsProvider", "AppUnionValue",
        "EntityQuery",
    ]
    /// What a source has in it that has to do with them.
    private static let mentions = (protocols + ["AppIntents", "@Parameter", "Intent {"]).map { Data($0.utf8) }
    /// Grows when another thing is written.
    private static let form = 3
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
        guard !concerned.isEmpty else { return [] }
        // Another program may be at the same modules: who comes second finds what the first has found.
        try Disk.makeFolder(folder)
        let lock = try await LibraryLock.acquire(in: folder)
        defer { withExtendedLifetime(lock) {} }
        let results = await withTaskGroup(of: (Int, Result<[ConstantType], InstallError>).self) { group in
            for (index, module) in concerned.enumerated() {
                group.addTask {
                    do throws(InstallError) {
                        // With -O, Swift 6.3 loses the index where the tuple itself awaits; `make check` looks for it.
                        let types = try await constants(of: module)
                        return (index, .success(types))
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

    /// The modules that may use App Intents: they are compiled after that module, and are not its neighbors.
    static func concerned(_ modules: [BuildCommands.Module]) -> [BuildCommands.Module] {
        let framework = modules.first { $0.name == "AppIntents" }
        let home = framework?.sources.first.flatMap { source in
            source.range(of: "/Sources/SDK/", options: .backwards).map { String(source[..<$0.upperBound]) }
        }
        return modules.filter { module in
            let isAfter =
                module.inputs.contains { $0.hasSuffix("/AppIntents.swiftmodule") }
                // The prebuilt SDK has all modules in one folder, and no build of them to wait for.
                || module.arguments.contains { $0.contains("/BeckonSDK.artifactbundle/") }
            let isNeighbour = home.map { home in module.sources.allSatisfy { $0.hasPrefix(home) } } ?? false
            return isAfter && !isNeighbour && module.name != "AppIntents"
        }
    }

    /// The first source that declares an App Intent, as far as its text tells; nil if none does.
    static func declaration(in paths: [String]) throws(InstallError) -> String? {
        let declaration = #/^[^/{\n]*\b(struct|class|enum) [^{]*:[^{]*\bAppIntent\b/#.anchorsMatchLineEndings()
        // A source that has gone is for the compiler to report.
        for path in paths where path.hasSuffix(".swift") && Disk.isFile(URL(filePath: path)) {
            let text = String(decoding: try Disk.read(URL(filePath: path), limit: sourceLimit), as: UTF8.self)
            if text.contains("import AppIntents"), text.contains(declaration) { return path }
        }
        return nil
    }

    private func constants(of module: BuildCommands.Module) async throws(InstallError) -> [ConstantType] {
        let place = folder.appending(path: module.name, directoryHint: .isDirectory)
        let file = place.appending(path: "record.json")
        let conditions = Record.Conditions(of: module, form: Self.form)
        let known = try kept(file).flatMap { $0.conditions == conditions ? $0 : nil }
        var record = Record(conditions: conditions, sources: Record.stamps(of: module), outputs: known?.outputs ?? [:])
        if let known, known.sources == record.sources { return try types(of: record, in: place) }
        if known == nil { try Disk.remove(place) }
        try Disk.makeFolder(place)
        // Written again at the end: what has no record is not kept.
        try Disk.remove(file)
        record.outputs = record.outputs.filter { record.sources[$0.key] == known?.sources[$0.key] }
        let types = try await update(
            &record, of: module, in: place,
            changed: { record, path in
                record.sources[path] != known?.sources[path]
            })
        do {
            try Disk.write(try JSONEncoder().encode(record), to: file)
        } catch {
            throw Disk.error("write", file, error)
        }
        return types
    }

    // MARK: What is kept

    /// What was found of a module, and when it holds.
    private struct Record: Codable {
        /// All but the sources that decides what comes out.
        struct Conditions: Codable, Hashable {
            var form: Int
            var program: FileStamp?
            var arguments: [String]
            /// Where it is not known into which object each source is compiled.
            var inputs: [String: FileStamp] = [:]

            init(of module: BuildCommands.Module, form: Int) {
                self.form = form
                program = module.arguments.first.flatMap(FileStamp.init)
                arguments = module.arguments
                guard module.objects.isEmpty else { return }
                for path in module.inputs { inputs[path] = FileStamp(path: path) }
            }
        }

        /// A source, and what was made of it: the build compiles it again where something changes that it depends on.
        struct Source: Codable, Hashable {
            var text: FileStamp?
            var object: FileStamp?
        }

        var conditions: Conditions
        var sources: [String: Source]
        /// The number of the file with its constants, of each source that has some.
        var outputs: [String: Int]

        static func stamps(of module: BuildCommands.Module) -> [String: Source] {
            let stamps = module.sources.map { path in
                (path, Source(text: FileStamp(path: path), object: module.objects[path].flatMap(FileStamp.init)))
            }
            return Dictionary(stamps) { first, _ in first }
        }
    }

    /// Nil if there is none, or none of today's form.
    private func kept(_ file: URL) throws(InstallError) -> Record? {
        guard Disk.isFile(file) else { return nil }
        return try? JSONDecoder().decode(Record.self, from: try Disk.read(file, limit: Self.resultLimit))
    }

    private func types(of record: Record, in place: URL) throws(InstallError) -> [ConstantType] {
        var types: [ConstantType] = []
        for number in record.outputs.values.sorted() {
            let file = Self.output(number, in: place)
            if Disk.isFile(file) { types += try read(file) }
        }
        return types
    }

    private static func output(_ number: Int, in place: URL) -> URL {
        place.appending(path: "\(number).swiftconstvalues")
    }

    private func read(_ file: URL) throws(InstallError) -> [ConstantType] {
        let data = try Disk.read(file, limit: Self.resultLimit)
        do throws(Problem<Fault>) {
            return try ConstantValuesReader.read(data)
        } catch {
            throw InstallError(
                .buildFailed, file.path, reason: error.sentence,
                remedy: "use a Swift toolchain that this Beckon supports")
        }
    }

    // MARK: Extracting

    /// Asks the compiler about the sources that have changed, and those that concern the types that are found.
    private func update(
        _ record: inout Record, of module: BuildCommands.Module, in place: URL,
        changed: (Record, String) -> Bool
    ) async throws(InstallError) -> [ConstantType] {
        let texts = try sources(of: module).filter { record.outputs[$0.path] == nil }
        let chosen = texts.filter { source in
            changed(record, source.path) && Self.mentions.contains { source.text.range(of: $0) != nil }
        }
        try await run(on: chosen.map(\.path), of: module, in: place, &record)
        let types = try types(of: record, in: place)
        // A type that an extension made an App Enum stands in a file that need not say so, and so does another
        // extension of it.
        let files = Set(types.map(\.file))
        let names = types.compactMap { $0.name.split(separator: ".").last }
        let extensions = Set(names.map { Data(("extension " + $0).utf8) })
        let more = texts.filter { source in
            record.outputs[source.path] == nil
                && (files.contains(source.path) || extensions.contains { source.text.range(of: $0) != nil })
        }
        guard !more.isEmpty else { return types }
        try await run(on: more.map(\.path), of: module, in: place, &record)
        return try self.types(of: record, in: place)
    }

    private func sources(of module: BuildCommands.Module) throws(InstallError) -> [(path: String, text: Data)] {
        var texts: [(String, Data)] = []
        for path in module.sources { texts.append((path, try Disk.read(URL(filePath: path), limit: Self.sourceLimit))) }
        return texts
    }

    /// One run of the compiler, which checks the files given and reads of the others what it needs.
    private func run(
        on chosen: [String], of module: BuildCommands.Module, in place: URL, _ record: inout Record
    ) async throws(InstallError) {
        guard let compiler = module.arguments.first, !chosen.isEmpty else { return }
        let first = (record.outputs.values.max() ?? -1) + 1
        let outputs = chosen.indices.map { Self.output(first + $0, in: place) }
        for (index, path) in chosen.enumerated() { record.outputs[path] = first + index }
        let protocols = place.appending(path: "protocols.json")
        try Disk.write(Data("[\(Self.protocols.map { "\"\($0)\"" }.joined(separator: ","))]".utf8), to: protocols)
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
                .buildFailed, module.name, reason: "the compiler does not report its App Intents",
                remedy: "build the package again, then correct the errors below",
                detail: CompilerErrors(in: output).sentence(seenWith: nil))
        }
    }

    /// As lists of arguments have it: a backslash before what would end one.
    private static func quoted(_ argument: String) -> String {
        "\"" + argument.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
