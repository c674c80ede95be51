// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Glibc
import Processes
import Sentences
import Signing

/// Describes and builds packages with the `swift` on the search path, against the prebuilt SDK where their manifests
/// ask for it.
package struct SwiftPackageTool: PackageBuilding {
    /// How long SwiftPM may take to describe a package, for the first time with others that it depends on to be
    /// fetched.
    package static let describingTime = Duration.seconds(300)

    private let environment: [String: String]
    private let describingTime: Duration

    package init(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        describingTime: Duration = SwiftPackageTool.describingTime
    ) {
        let sdk = PrebuiltSDK.current.package.map { [PrebuiltSDK.variable: $0.path(percentEncoded: false)] } ?? [:]
        self.environment = environment.merging(sdk) { own, _ in own }
        self.describingTime = describingTime
    }

    package func describe(_ package: URL) async throws(InstallError) -> PackageDescription {
        let output = try await swift(
            ["package", "describe", "--type", "json"], in: package, timeout: describingTime)
        guard output.termination.isSuccess else {
            throw InstallError(
                .badPackage, package.path, reason: "the package cannot be read",
                remedy: Self.describingRemedy(of: output.text + output.errorText),
                detail: CompilerErrors(in: output).sentence(seenWith: nil))
        }
        do {
            // Warnings may stand before the object.
            let json = output.standardOutput.drop { $0 != UInt8(ascii: "{") }
            return try JSONDecoder().decode(PackageDescription.self, from: Data(json))
        } catch {
            throw InstallError(
                .badPackage, package.path,
                reason: "the output of ‘swift package describe’ is not valid: \(PackageDescription.misfit(error))",
                remedy: "use a Swift toolchain that this Beckon supports")
        }
    }

    /// What only the manifest says, asked in a build folder of its own: the package's may be locked.
    func manifest(of package: URL) async throws(InstallError) -> PackageManifest {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "beckon-manifest-\(UUID().uuidString)")
        // An empty folder for temporary files is left to the system where it cannot be removed.
        defer { try? FileManager.default.removeItem(at: scratch) }
        let output = try await swift(
            ["package", "--scratch-path", scratch.path, "dump-package"], in: package, timeout: describingTime)
        let json = output.standardOutput.drop { $0 != UInt8(ascii: "{") }
        do {
            return try JSONDecoder().decode(PackageManifest.self, from: Data(json))
        } catch {
            throw InstallError(
                .badPackage, package.path, reason: "the output of ‘swift package dump-package’ is not valid",
                remedy: "correct its Package.swift until that command works",
                detail: CompilerErrors(in: output).sentence(seenWith: nil))
        }
    }

    package func build(
        _ package: URL, products: [String]?, configuration: BuildConfiguration,
        progress: @escaping @Sendable (String) -> Void
    ) async throws(InstallError) -> URL {
        let package = try await rewritten(package)
        let common = ["build", "--configuration", configuration.rawValue] + Self.flags(of: configuration)
        let selections = products.map { $0.map { ["--product", $0] } } ?? [[]]
        for selection in selections {
            var output = try await swift(common + selection, in: package, progress: progress)
            if let stale = Self.staleTarget(in: output), try await forget(stale, in: package, common) {
                output = try await swift(common + selection, in: package, progress: progress)
            }
            guard output.termination.isSuccess else {
                throw InstallError(
                    .buildFailed, package.lastPathComponent, reason: "the package does not build",
                    remedy: Self.remedy(of: output.text + output.errorText),
                    detail: CompilerErrors(in: output).sentence(seenWith: "‘swift build’ in \(package.path)"))
            }
        }
        return try await binaries(of: package, common)
    }

    /// The package itself, or the one in its build folder that compiles what needs Objective-C.
    private func rewritten(_ package: URL) async throws(InstallError) -> URL {
        guard let rewritten = RewrittenPackage(package) else { return package }
        return try rewritten.write(try await describe(package)) ?? package
    }

    /// Compiled as a whole, a module loses the types that nothing in it mentions; the system looks App Intents up by
    /// their names.
    static func flags(of configuration: BuildConfiguration) -> [String] {
        switch configuration {
        case .debug: []
        case .release: ["-Xswiftc", "-no-whole-module-optimization"]
        }
    }

    private func binaries(of package: URL, _ common: [String]) async throws(InstallError) -> URL {
        let output = try await swift(common + ["--show-bin-path"], in: package, timeout: describingTime)
        let path = output.text.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
        guard output.termination.isSuccess, path.hasPrefix("/") else {
            throw InstallError(
                .buildFailed, package.path, reason: "the folder of the binaries cannot be found",
                remedy: "run ‘swift build --show-bin-path’ to see why",
                detail: CompilerErrors(in: output).sentence(seenWith: nil))
        }
        return URL(filePath: path, directoryHint: .isDirectory)
    }

    /// Removes what was compiled of a target, and says whether there was something.
    ///
    /// The only file of a program is compiled as its entry point. When ExtensionPlugin gives the target another file,
    /// the compiler keeps the object of the first as it is, and the program has two entry points.
    private func forget(_ target: String, in package: URL, _ common: [String]) async throws(InstallError) -> Bool {
        let objects = try await binaries(of: package, common).appending(path: "\(target).build")
        guard Disk.isFolder(objects) else { return false }
        try Disk.remove(objects)
        return true
    }

    private func swift(
        _ arguments: [String], in package: URL, timeout: Duration? = nil,
        progress: @escaping @Sendable (String) -> Void = { _ in }
    ) async throws(InstallError) -> SubprocessOutput {
        do {
            let program = try Subprocess.search("swift", path: environment["PATH"])
            // SwiftPM leaves temporary files behind, every time. A build keeps the person's own folder for them: what
            // plugins make counts as made otherwise where the folder is another, and is all made again.
            let isBuild = arguments.first == "build"
            let temporary = FileManager.default.temporaryDirectory.appending(path: "beckon-swift-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
            // What cannot be removed is left to the system, as all of it would be.
            defer { try? FileManager.default.removeItem(at: temporary) }
            let environment = isBuild ? environment : environment.merging(["TMPDIR": temporary.path]) { $1 }
            var command = Subprocess(program, environment: environment, directory: package.path)
            command.arguments = arguments
            command.timeout = timeout
            // At this one SwiftPM ends its compilers, which are in groups of their own, and at no other.
            command.endSignal = SIGINT
            command.grace = .seconds(5)
            let output = try await command.run { _, line in progress(line) }
            // On Linux its libdispatch now and then reads freed memory when a compiler has ended: nothing of the
            // package.
            guard output.termination.cause == .signal(SIGSEGV) else { return output }
            return try await command.run { _, line in progress(line) }
        } catch SubprocessError.timedOut(_, let time, let output) {
            throw InstallError(
                .badPackage, package.path,
                reason: "‘swift \(arguments.joined(separator: " "))’ did not end within \(time) and was stopped",
                remedy: "run it in that folder to see what it waits for",
                detail: CompilerErrors(in: output).sentence(seenWith: nil))
        } catch {
            throw InstallError(
                .buildFailed, package.path, reason: "swift cannot be run: \(error)",
                remedy: "install the Swift toolchain and put it on the PATH")
        }
    }

    /// What to do about a manifest that SwiftPM refuses, where its own words lead nowhere.
    static func describingRemedy(of output: String) -> Sentence {
        if output.contains("'defaultLocalization' not set") {
            return "list the .lproj folders of each target under its exclude:, or give the package "
                + "defaultLocalization: \"en\""
        }
        return "correct its Package.swift until ‘swift package describe’ works"
    }

    /// What to do about a failed build, where the compiler's own words lead nowhere.
    static func remedy(of output: String) -> Sentence {
        if output.contains("missing required module 'CDrawing'") {
            return "a target imports UIKit or IntentsUI and does not depend on it: add .product(name: \"UIKit\", "
                + "package: \"beckon\") to its dependencies; ‘beckon check’ says which target it is"
        }
        return "correct what the compiler says below, then install again"
    }

    /// The target of which a failed build linked an entry point that it no longer has.
    static func staleTarget(in output: SubprocessOutput) -> String? {
        guard !output.termination.isSuccess else { return nil }
        return (output.text + output.errorText).firstMatch(of: /multiple definition of [`'‘](\w+)_main['’]/)
            .map { String($0.output.1) }
    }
}

/// What `swift package dump-package` says about a package, as far as SwiftPM does not give it to a plugin.
struct PackageManifest: Hashable, Sendable, Decodable {
    struct Target: Hashable, Sendable, Decodable {
        /// A plugin by its name; of another package where there is a second one.
        struct Usage: Hashable, Sendable, Decodable {
            var plugin: [String?]
        }

        var name: String
        var pluginUsages: [Usage]?
    }

    var defaultLocalization: String?
    var targets: [Target]

    /// Adds to a description what it lacks.
    func complete(_ description: inout PackageDescription) {
        description.defaultLocalization = description.defaultLocalization ?? defaultLocalization
        for target in targets {
            guard let index = description.targets.firstIndex(where: { $0.name == target.name }) else { continue }
            for usage in target.pluginUsages ?? [] {
                guard let plugin = usage.plugin.first ?? nil else { continue }
                if usage.plugin.count > 1, usage.plugin[1] != nil {
                    description.targets[index].products = (description.targets[index].products ?? []) + [plugin]
                } else {
                    description.targets[index].dependencies = (description.targets[index].dependencies ?? []) + [plugin]
                }
            }
        }
    }
}
