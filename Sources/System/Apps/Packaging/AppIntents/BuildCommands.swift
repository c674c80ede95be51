// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Sentences

/// The commands by which SwiftPM builds a package, from the file that it writes for its own build system.
///
/// They say what no description of a package does: with which arguments each module is compiled, those of plugins,
/// traits and other packages included, and which modules are linked into a program.
struct BuildCommands {
    /// How a module is compiled.
    struct Module: Hashable, Sendable {
        var name: String
        /// The sources, and the modules of what it depends on.
        var inputs: [String]
        /// The compiler and its arguments.
        var arguments: [String]
        /// What each source is compiled into; empty if several become one.
        var objects: [String: String] = [:]

        var sources: [String] { inputs.filter { $0.hasSuffix(".swift") } }
    }

    /// Lines of the file that belong to one command.
    private struct Command {
        var inputs: Data
        var outputs: [String]
        var arguments: Data
    }

    /// That of Beckon itself, with all its tests, has 7 MB.
    private static let sizeLimit = 256 << 20

    private var programs: [Command] = []
    private var modules: [Command] = []

    /// - Parameter binaries: The folder of the build's binaries, such as `.build/x86_64-unknown-linux-gnu/debug`.
    /// - Returns: Nil if SwiftPM has left no such file, as where nothing was built.
    /// - Throws: ``InstallError`` where it cannot be read.
    init?(binaries: URL) throws(InstallError) {
        let binaries = binaries.resolvingSymlinksInPath()
        let file = binaries.deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "\(binaries.lastPathComponent).yaml")
        guard Disk.isFile(file) else { return nil }
        read(try Disk.read(file, limit: Self.sizeLimit))
    }

    init(_ text: Data) { read(text) }

    /// Each command is a key of two spaces, and its fields are lines of four, lists in the form of JSON.
    private mutating func read(_ text: Data) {
        var command: (kind: WritableKeyPath<BuildCommands, [Command]>, content: Command)?
        for line in Self.lines(of: text) {
            if line.starts(with: Prefix.command) {
                if let command { self[keyPath: command.kind].append(command.content) }
                let isProgram = line.hasSuffix(Prefix.programEnd) || line.hasSuffix(Prefix.libraryEnd)
                let kind: WritableKeyPath<BuildCommands, [Command]>? =
                    isProgram ? \.programs : line.hasSuffix(Prefix.moduleEnd) ? \.modules : nil
                command = kind.map { ($0, Command(inputs: Data(), outputs: [], arguments: Data())) }
            } else if line.starts(with: Prefix.inputs) {
                command?.content.inputs = line.dropFirst(Prefix.inputs.count)
            } else if line.starts(with: Prefix.arguments) {
                command?.content.arguments = line.dropFirst(Prefix.arguments.count)
            } else if command != nil, line.starts(with: Prefix.outputs) {
                command?.content.outputs = Self.list(line.dropFirst(Prefix.outputs.count))
            }
        }
        if let command { self[keyPath: command.kind].append(command.content) }
    }

    /// Without copying: there are megabytes, of which little is wanted.
    private static func lines(of text: Data) -> [Data] {
        var lines: [Data] = []
        text.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            var start = 0
            while start < bytes.count {
                let end =
                    memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
                    .map { UnsafeRawPointer($0) - base } ?? bytes.count
                lines.append(text[text.startIndex + start..<text.startIndex + end])
                start = end + 1
            }
        }
        return lines
    }

    private enum Prefix {
        static let command = Data("  \"".utf8)
        static let inputs = Data("    inputs: ".utf8)
        static let outputs = Data("    outputs: ".utf8)
        static let arguments = Data("    args: ".utf8)
        static let programEnd = Data(".exe\":".utf8)
        static let libraryEnd = Data(".dylib\":".utf8)
        static let moduleEnd = Data(".module\":".utf8)
    }

    private static func list(_ json: Data) -> [String] {
        // What is no list of texts is no command of SwiftPM's that is known here.
        (try? JSONDecoder().decode([String].self, from: json)) ?? []
    }

    /// The modules that a program is linked from, in the order of their names.
    ///
    /// - Parameter product: The program's file.
    /// - Returns: Nil if nothing says how it is linked.
    func modules(linkedInto product: URL) -> [Module]? {
        var wanted = [product.resolvingSymlinksInPath().path]
        var seen: Set<String> = []
        var folders: Set<String> = []
        while let path = wanted.popLast() {
            guard seen.insert(path).inserted, let program = programs.first(where: { $0.outputs.contains(path) }) else {
                continue
            }
            for input in Self.list(program.inputs) {
                if input.hasSuffix(".so") { wanted.append(input) }
                if input.hasSuffix(".o") { folders.insert((input as NSString).deletingLastPathComponent) }
            }
        }
        guard !folders.isEmpty else { return nil }
        return modules.filter { command in
            command.outputs.contains { folders.contains(($0 as NSString).deletingLastPathComponent) }
        }.compactMap(Self.module).sorted { $0.name < $1.name }
    }

    private static func module(_ command: Command) -> Module? {
        let arguments = list(command.arguments)
        guard let flag = arguments.firstIndex(of: "-module-name"), flag + 1 < arguments.count else { return nil }
        var module = Module(name: arguments[flag + 1], inputs: list(command.inputs), arguments: arguments)
        // SwiftPM lists both in the same order.
        let objects = command.outputs.filter { $0.hasSuffix(".o") }
        if objects.count == module.sources.count {
            module.objects = Dictionary(zip(module.sources, objects)) { first, _ in first }
        }
        return module
    }
}

extension Data {
    fileprivate func hasSuffix(_ end: Data) -> Bool { suffix(end.count) == end }
}
