// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// Where a new project finds Beckon's package.
package enum SDKLocation: Hashable, Sendable {
    case folder(String)
    /// A repository, by its URL.
    case repository(String)

    /// The variable that names a folder or a URL, and takes precedence.
    package static let variable = "BECKON_SDK"

    /// Looks for the package: in the environment, beside the installed program, and around the build folder.
    ///
    /// - Parameters:
    ///   - program: The running program's own path, without symbolic links.
    ///   - package: The absolute path of a folder; nil unless it contains a `Package.swift`.
    /// - Throws: `Problem` if there is no package.
    package init(
        variables: [String: String], program: String, package: (_ folder: String) -> String?
    ) throws(Problem<Fault>) {
        if let named = variables[Self.variable], !named.isEmpty {
            self = try Self.named(named, package)
            return
        }
        guard let found = Self.folders(near: program).lazy.compactMap(package).first else {
            throw Problem(
                "Beckon's package is not near \(program)",
                remedy: "set \(Self.variable) to the folder or the URL of Beckon's repository", fault: .input)
        }
        self = .folder(found)
    }

    private static func named(
        _ name: String, _ package: (_ folder: String) -> String?
    ) throws(Problem<Fault>) -> SDKLocation {
        if name.contains("://") || name.hasPrefix("git@") { return .repository(name) }
        guard let folder = package(name) else {
            throw Problem(
                "\(variable) is ‘\(name)’, which contains no Package.swift",
                remedy: "set it to the folder or the URL of Beckon's repository", fault: .input)
        }
        return .folder(folder)
    }

    /// The SDK of an installation in `lib/beckon` or `bin`, then the clone whose build folder has the program.
    private static func folders(near program: String) -> [String] {
        let parts = program.split(separator: "/").dropLast()
        func path(_ parts: some Sequence<Substring>, _ rest: String = "") -> String {
            "/" + parts.joined(separator: "/") + rest
        }
        let clone = parts.lastIndex(of: ".build").map { path(parts[..<$0]) }
        return [path(parts, "/sdk"), path(parts.dropLast(), "/lib/beckon/sdk")] + (clone.map { [$0] } ?? [])
    }

    /// The dependency as `Package.swift` has it, under the name `beckon`: ``variable`` may name another folder later.
    package var dependency: String {
        switch self {
        case .folder(let path):
            ".package(name: \"beckon\", path: Context.environment[\"\(Self.variable)\"] ?? \(Self.literal(path)))"
        case .repository(let url): ".package(url: \(Self.literal(url)), branch: \"main\")"
        }
    }

    /// A literal in Swift, whatever the text.
    static func literal(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\\", "\"": "\\\(scalar)"
            case " "..."~": String(scalar)
            default: "\\u{\(String(scalar.value, radix: 16))}"
            }
        }
        return "\"\(escaped.joined())\""
    }
}
