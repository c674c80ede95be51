// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The names that an app can use here: what the SDK has, and what of Apple's it lacks.
///
/// `Scripts/api-coverage --write` makes the table from the modules themselves.
struct InterfaceNames: Sendable {
    /// That of the SDK this program was built with.
    static let current = InterfaceNames(String(decoding: PackageResources.Names_tsv, as: UTF8.self))

    /// What comes with the toolchain, on Linux.
    static let toolchainModules: Set = [
        "CoreFoundation", "Cxx", "CxxStdlib", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
        "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc", "Observation",
        "RegexBuilder",
        "Swift", "SwiftOnoneSupport", "Synchronization", "Testing", "XCTest", "_Concurrency", "_Differentiation",
        "_StringProcessing",
    ]

    /// The SDK's own modules that an app imports.
    private(set) var modules: Set<String> = []
    /// Types, functions and constants of the SDK's.
    private(set) var present: Set<String> = []
    /// What Apple's modules have and the SDK's lack, with the module; static members as `Type.member`.
    private(set) var absent: [String: String] = [:]

    /// - Parameter table: module, name and `+` or `-`; a module by itself has no name.
    init(_ table: String) {
        for line in table.split(separator: "\n").dropFirst() {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields.count == 3 else { continue }
            switch (fields[1], fields[2]) {
            case ("", _): modules.insert(fields[0])
            case (let name, "+"): present.insert(name)
            case (let name, _): absent[name] = fields[0]
            }
        }
        for name in present { absent[name] = nil }
    }
}
