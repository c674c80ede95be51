// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import Checking
import Foundation
import Sentences
import Synchronization

/// Builds an imported package again and again, each time without the files that the compiler refused.
struct ImportBuild {
    /// How often one target is built: each time at least one file fewer.
    private static let attempts = 200

    let package: ImportedPackage
    let packages: any PackageBuilding
    let sources: ImportedSources
    private(set) var targets: [ImportedTarget]
    private let original: [ImportedTarget]
    private var left: [LeftOutFile] = []
    /// Programs that cannot be built at all, and why.
    private var lost: [Sentence] = []

    init(
        package: ImportedPackage, packages: any PackageBuilding, sources: ImportedSources, targets: [ImportedTarget]
    ) {
        self.package = package
        self.packages = packages
        self.sources = sources
        self.targets = targets
        original = targets
    }

    /// Writes the package and builds each of its programs, and the bundles that they make.
    ///
    /// - Parameter bundle: Makes the bundles.
    mutating func run<Bundles>(
        progress: @escaping @Sendable (ProjectImport.Progress) -> Void,
        bundle: () async throws(InstallError) -> Bundles
    ) async throws(Problem<Fault>) -> Bundles {
        for index in targets.indices where targets[index].kind == .app { giveStandIn(to: index) }
        try package.write(targets, importing: sources.modules)
        while true {
            for name in targets.filter({ $0.kind != .library }).map(\.name) { try await build(name, progress) }
            progress(.bundling)
            do throws(InstallError) {
                return try await bundle()
            } catch {
                // What is wrong with App Intents that compile.
                let lines = "\(error.detail ?? "")".split(whereSeparator: \.isNewline).map(String.init)
                let refused = refused(by: lines, in: targets)
                guard !refused.isEmpty else { throw Problem(error) }
                try leaveOut(refused)
            }
        }
    }

    // MARK: One program

    private mutating func build(
        _ name: String, _ progress: @escaping @Sendable (ProjectImport.Progress) -> Void
    ) async throws(Problem<Fault>) {
        for attempt in 1...Self.attempts {
            progress(.building(target: name, attempt: attempt))
            let lines = Mutex<[String]>([])
            do throws(InstallError) {
                _ = try await packages.build(package.folder, products: [name], configuration: .debug) { line in
                    lines.withLock { $0.append(line) }
                }
                return
            } catch {
                guard error.code == .buildFailed else { throw Problem(error) }
                let refused = refused(by: lines.withLock { $0 }, in: members(of: name))
                if refused.isEmpty || attempt == Self.attempts {
                    try remove(name, error)
                } else {
                    try leaveOut(refused)
                }
                guard targets.contains(where: { $0.name == name }) else { return }
            }
        }
    }

    /// The files that the compiler says something is wrong with, in a program or a library of it.
    private func refused(by lines: [String], in members: [ImportedTarget]) -> [LeftOutFile] {
        // A name that is missing says more than what follows from it.
        let all = BuildMistake.all(in: lines)
        let mistakes = all.filter { $0.missingName != nil } + all.filter { $0.missingName == nil }
        var found: [LeftOutFile] = []
        for mistake in mistakes {
            for target in members where target.sources.contains(mistake.path) {
                found.append(.init(target.name, mistake))
            }
        }
        if found.isEmpty { found = repeated(mistakes, members) }
        if found.isEmpty { found = crashed(lines, members) }
        var seen: Set<[String]> = []
        return found.filter { seen.insert([$0.target, $0.path]).inserted }
    }

    private func members(of program: String) -> [ImportedTarget] {
        let libraries = targets.first { $0.name == program }?.libraries ?? []
        return targets.filter { $0.name == program || libraries.contains($0.name) }
    }

    /// Sources that declare what is also generated from a definition: Xcode's own classes, added by hand.
    private func repeated(_ mistakes: [BuildMistake], _ members: [ImportedTarget]) -> [LeftOutFile] {
        mistakes.flatMap { mistake -> [LeftOutFile] in
            guard let name = mistake.repeatedName else { return [] }
            return members.flatMap { target in
                target.sources.filter { sources.outlines[$0]?.types.contains(name) == true }.map {
                    LeftOutFile(
                        target: target.name, path: $0, line: 1, message: mistake.message, missingName: nil)
                }
            }
        }
    }

    private func crashed(_ lines: [String], _ members: [ImportedTarget]) -> [LeftOutFile] {
        members.compactMap { target in
            BuildMistake.crash(in: lines, among: target.sources).map {
                LeftOutFile(
                    target: target.name, path: $0, line: 1, message: "the compiler crashes at this file",
                    missingName: nil)
            }
        }
    }

    private mutating func leaveOut(_ files: [LeftOutFile]) throws(Problem<Fault>) {
        left += files
        for (name, files) in Dictionary(grouping: files, by: \.target) {
            guard let index = targets.firstIndex(where: { $0.name == name }) else { continue }
            let paths = files.map(\.path)
            targets[index].sources.removeAll { paths.contains($0) }
            let entries = targets[index].kind == .app ? giveStandIn(to: index) : []
            try package.remove(paths + entries, from: targets[index], of: targets, importing: sources.modules)
        }
    }

    /// Adds a placeholder app if no file starts the app, or if its first screen comes from a storyboard.
    ///
    /// - Returns: The files that start it otherwise, which it loses.
    @discardableResult
    private mutating func giveStandIn(to index: Int) -> [String] {
        let entries = targets[index].sources.filter(sources.startsProgram)
        guard !targets[index].hasStandIn, entries.isEmpty || targets[index].hasStoryboard else { return [] }
        targets[index].hasStandIn = true
        targets[index].sources.removeAll { entries.contains($0) }
        targets[index].removeScenes()
        left += entries.map {
            LeftOutFile(
                target: targets[index].name, path: $0, line: 1, message: "a storyboard shows the app’s first screen",
                missingName: nil)
        }
        return entries
    }

    /// Removes a program whose build fails without naming one of its files: an extension from the package, and all
    /// sources from an app, which a placeholder replaces.
    private mutating func remove(_ name: String, _ error: InstallError) throws(Problem<Fault>) {
        guard let index = targets.firstIndex(where: { $0.name == name }) else { return }
        lost.append("\(name) does not build: \(error.detail ?? error.reason)")
        guard targets[index].kind == .app else {
            targets.remove(at: index)
            return try package.write(targets, importing: sources.modules)
        }
        guard !targets[index].sources.isEmpty else { throw Problem(error) }
        left += targets[index].sources.map {
            LeftOutFile(target: name, path: $0, line: 1, message: "the app does not build with it", missingName: nil)
        }
        targets[index].sources = []
        targets[index].libraries = []
        giveStandIn(to: index)
        try package.write(targets, importing: sources.modules)
    }

    // MARK: The outcome

    func report(bundles: [URL], omissions: [Sentence]) -> ImportReport {
        let (all, kept) = (intents(of: original, thatStart: false), intents(of: targets, thatStart: true))
        let missing = all.subtracting(kept)
        let costs = left.reduce(into: [String: Set<String>]()) { costs, file in
            costs[file.path, default: []].formUnion(cost(of: file).intersection(missing))
        }
        let modules = Set(original.map(\.name))
        let reasons = LossReasons(left, outlines: sources.outlines, modules: modules).ranked(costing: costs)
        return ImportReport(
            package: package.folder, targets: original.map(summary), bundles: bundles, intents: all.sorted(),
            built: kept.intersection(all).sorted(), reasons: reasons, omissions: lost + omissions)
    }

    /// The intents of programs and the libraries that they use.
    ///
    /// - Parameter thatStart: Whether those of an extension without its principal class are left out.
    private func intents(of targets: [ImportedTarget], thatStart: Bool) -> Set<String> {
        targets.filter { $0.kind != .library }.reduce(into: []) { found, program in
            let files = targets.filter { $0.name == program.name || program.libraries.contains($0.name) }
                .flatMap(\.sources)
            let starts =
                !thatStart || program.principalClass == nil
                || files.contains { sources.startsExtension($0, program) }
            for file in files {
                found.formUnion(sources.intents(of: file, supported: starts ? program.supportedIntents : []))
            }
        }
    }

    /// What a file would have given to the programs that it is part of.
    private func cost(of file: LeftOutFile) -> Set<String> {
        let programs = original.filter { $0.name == file.target || $0.libraries.contains(file.target) }
        return programs.reduce(into: []) { found, program in
            let supported = program.supportedIntents
            found.formUnion(sources.intents(of: file.path, supported: supported))
            if sources.startsExtension(file.path, program) { found.formUnion(supported) }
        }
    }

    private func summary(of target: ImportedTarget) -> ImportReport.Target {
        let now = targets.first { $0.name == target.name }
        let built = now?.sources.count ?? 0
        return ImportReport.Target(
            name: target.name, kind: target.kind, built: built, left: target.sources.count - built,
            isBuilt: now != nil, hasStandIn: now?.hasStandIn ?? false, hasStoryboard: target.hasStoryboard)
    }
}

extension LeftOutFile {
    fileprivate init(_ target: String, _ mistake: BuildMistake) {
        self.init(
            target: target, path: mistake.path, line: mistake.line, message: mistake.message,
            missingName: mistake.missingName)
    }
}
