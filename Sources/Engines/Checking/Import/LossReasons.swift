// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why sources of a project cannot be built here: follows each from what it lacks to the source that declares that, up to
/// what the project itself cannot help.
package struct LossReasons: Sendable {
    /// A cause with all that it costs.
    package struct Reason: Hashable, Sendable {
        package let cause: LossCause
        /// The intents that are lost by it, sorted.
        package let intents: [String]
        package let files: [LeftOutFile]
    }

    /// What the toolchain brings.
    private static let toolchain: Set = [
        "Dispatch", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
        "FoundationXML", "Glibc", "Observation", "RegexBuilder", "Swift", "Synchronization", "Testing", "XCTest",
    ]

    private let files: [LeftOutFile]
    private let outlines: [String: SwiftOutline]
    private let known: Set<String>
    /// The left-out files that declare a type.
    private let declaring: [String: [LeftOutFile]]

    /// - Parameters:
    ///   - outlines: Of the files, by their paths.
    ///   - modules: Those of the project that are built.
    package init(_ files: [LeftOutFile], outlines: [String: SwiftOutline], modules: Set<String>) {
        self.files = files
        self.outlines = outlines
        known = Self.toolchain.union(InterfaceNames.current.modules).union(modules)
        declaring = files.reduce(into: [:]) { table, file in
            for name in outlines[file.path]?.types ?? [] { table[name, default: []].append(file) }
        }
    }

    /// The causes, those of most lost intents first.
    ///
    /// - Parameter intents: What each left-out file would have given, by its path.
    package func ranked(costing intents: [String: Set<String>]) -> [Reason] {
        Dictionary(grouping: files, by: cause).map { cause, files in
            let lost = files.reduce(into: Set<String>()) { $0.formUnion(intents[$1.path] ?? []) }
            return Reason(cause: cause, intents: lost.sorted(), files: files)
        }.sorted {
            ($1.intents.count, $1.files.count, $0.files[0].path) < ($0.intents.count, $0.files.count, $1.files[0].path)
        }
    }

    package func cause(of file: LeftOutFile) -> LossCause {
        var (file, seen) = (file, Set([file]))
        while let name = file.missingName {
            let declarations = declaring[name] ?? []
            let next = declarations.first { $0.target == file.target } ?? declarations.first
            guard let next, seen.insert(next).inserted else {
                let absent = absentModules(of: file)
                return absent.isEmpty ? .name(name) : .modules(absent)
            }
            file = next
        }
        return .message(file.message)
    }

    private func absentModules(of file: LeftOutFile) -> [String] {
        (outlines[file.path]?.modules ?? []).subtracting(known).sorted()
    }
}
