// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

extension BundleManifest {
    /// The manifest as it is signed.
    ///
    /// - Throws: `Problem` where an entitlement has a value that a manifest cannot hold.
    package func bytes() throws(Problem<Fault>) -> [UInt8] {
        let files = files.map { path, file in
            CanonicalJSON.Member(
                path.text,
                .sorted([.init("executable", .boolean(file.isExecutable)), .init("hash", .string("\(file.hash)"))]))
        }
        let team = CanonicalJSON.sorted([
            .init("identifier", .string(team.identifier.text)), .init("key", .string("\(team.key)")),
            .init("name", .string(team.name)),
        ])
        let members: [CanonicalJSON.Member] = [
            .init("architecture", .string(architecture.rawValue)),
            .init("entitlements", try CanonicalJSON(entitlements, at: "")),
            .init("files", .sorted(files)), .init("hash", .string(ContentHash.algorithm)),
            .init("identifier", .string(identifier.text)),
            .init("links", .sorted(links.map { .init($0.text, .string($1.text)) })),
            .init("nested", .sorted(nested.map { .init($0.text, .string("\($1)")) })),
            .init("team", team), .init("version", .integer(Self.version)),
        ]
        return CanonicalJSON.sorted(members).bytes
    }
}

extension CanonicalJSON {
    /// The part of a property list that stands at `path`.
    init(_ tree: PropertyTree, at path: String) throws(Problem<Fault>) {
        switch tree {
        case .string(let value): self = .string(value)
        case .integer(let value): self = .integer(value)
        case .boolean(let value): self = .boolean(value)
        case .array(let values):
            var items: [CanonicalJSON] = []
            for (index, value) in values.enumerated() {
                items.append(try CanonicalJSON(value, at: "\(path)[\(index)]"))
            }
            self = .array(items)
        case .dictionary(let values):
            var members: [Member] = []
            for (key, value) in values {
                members.append(Member(key, try CanonicalJSON(value, at: path.isEmpty ? key : "\(path).\(key)")))
            }
            self = .sorted(members)
        case .real, .date, .data:
            throw Problem("the entitlement \(path) is of type \(tree.typeName), which no entitlement has")
        }
    }
}

extension PropertyTree {
    init(_ value: CanonicalJSON) {
        switch value {
        case .string(let text): self = .string(text)
        case .integer(let number): self = .integer(number)
        case .boolean(let flag): self = .boolean(flag)
        case .array(let items): self = .array(items.map(PropertyTree.init))
        case .object(let members):
            self = .dictionary(Dictionary(members.map { ($0.key, PropertyTree($0.value)) }) { first, _ in first })
        }
    }
}
