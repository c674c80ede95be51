// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

extension BundleManifest {
    /// Reads a manifest that anybody may have made.
    ///
    /// - Throws: `Problem` for bytes that are not exactly what ``bytes()`` writes for a manifest.
    package init(reading bytes: [UInt8]) throws(Problem<Fault>) {
        guard bytes.count <= Self.sizeLimit else {
            throw Problem("it has \(bytes.count) bytes; the limit is \(Self.sizeLimit)")
        }
        var table = try ManifestTable(CanonicalJSONReader.read(bytes), name: "the manifest")
        let version = try table.integer("version")
        guard version == Self.version else {
            throw Problem("it has version \(version), and this Beckon knows version \(Self.version)")
        }
        let algorithm = try table.string("hash")
        guard algorithm == ContentHash.algorithm else {
            throw Problem("its hashes are of kind ‘\(algorithm.prefix(40))’, not \(ContentHash.algorithm)")
        }
        let list = try table.member("entitlements")
        self.init(
            identifier: try table.value("identifier", BundleIdentifier.init),
            team: try Self.team(table.table("team")),
            architecture: try table.value("architecture", BundleArchitecture.init(rawValue:)),
            entitlements: PropertyTree(list))
        guard case .dictionary = entitlements else { throw Problem("its entitlements are no dictionary") }
        // Swift takes two spellings of one letter for one key, and would lose a value.
        guard try CanonicalJSON(entitlements, at: "") == list else {
            throw Problem("its entitlements have two keys that look alike")
        }
        files = try Self.entries(table.table("files")) { (_, value) throws(Problem<Fault>) in try Self.file(value) }
        links = try Self.entries(table.table("links")) { path, value in
            guard case .string(let text) = value else { return nil }
            return LinkDestination(text, at: path)
        }
        nested = try Self.entries(table.table("nested")) { _, value in
            guard case .string(let text) = value else { return nil }
            return ContentHash(hexadecimal: text)
        }
        try table.end()
    }

    private static func team(_ table: ManifestTable) throws(Problem<Fault>) -> Team {
        var table = table
        let team = Team(
            identifier: try table.value("identifier", TeamIdentifier.init),
            name: try table.value("name") { Team.isName($0) ? $0 : nil },
            key: try table.value("key", TeamPublicKey.init(hexadecimal:)))
        try table.end()
        return team
    }

    private static func file(_ value: CanonicalJSON) throws(Problem<Fault>) -> File {
        var table = try ManifestTable(value, name: "a file")
        let file = File(
            hash: try table.value("hash", ContentHash.init(hexadecimal:)),
            isExecutable: try table.boolean("executable"))
        try table.end()
        return file
    }

    private static func entries<Value>(
        _ table: ManifestTable, _ reading: (BundlePath, CanonicalJSON) throws(Problem<Fault>) -> Value?
    ) throws(Problem<Fault>) -> [BundlePath: Value] {
        guard table.members.count <= entryLimit else {
            throw Problem("\(table.name) has more than \(entryLimit) entries")
        }
        var entries: [BundlePath: Value] = [:]
        entries.reserveCapacity(table.members.count)
        for member in table.members {
            guard let path = BundlePath(member.key), let value = try reading(path, member.value) else {
                throw Problem("\(table.name) has a wrong entry, ‘\(member.key.prefix(100))’")
            }
            entries[path] = value
        }
        return entries
    }
}

/// An object of a manifest whose keys are taken one by one, so that none is left over unread.
private struct ManifestTable {
    let name: String
    private(set) var members: [CanonicalJSON.Member]

    init(_ value: CanonicalJSON, name: String) throws(Problem<Fault>) {
        guard case .object(let members) = value else { throw Problem("\(name) is not an object") }
        self.name = name
        self.members = members
    }

    mutating func member(_ key: String) throws(Problem<Fault>) -> CanonicalJSON {
        guard let index = members.firstIndex(where: { $0.key == key }) else {
            throw Problem("\(name) has no ‘\(key)’")
        }
        return members.remove(at: index).value
    }

    mutating func table(_ key: String) throws(Problem<Fault>) -> ManifestTable {
        try ManifestTable(member(key), name: "‘\(key)’")
    }

    mutating func string(_ key: String) throws(Problem<Fault>) -> String {
        guard case .string(let text) = try member(key) else { throw Problem("‘\(key)’ is not a string") }
        return text
    }

    mutating func integer(_ key: String) throws(Problem<Fault>) -> Int {
        guard case .integer(let value) = try member(key) else { throw Problem("‘\(key)’ is not a number") }
        return value
    }

    mutating func boolean(_ key: String) throws(Problem<Fault>) -> Bool {
        guard case .boolean(let value) = try member(key) else {
            throw Problem("‘\(key)’ is neither true nor false")
        }
        return value
    }

    mutating func value<Value>(_ key: String, _ reading: (String) -> Value?) throws(Problem<Fault>) -> Value {
        let text = try string(key)
        guard let value = reading(text) else { throw Problem("‘\(key)’ cannot be ‘\(text.prefix(100))’") }
        return value
    }

    func end() throws(Problem<Fault>) {
        if let member = members.first { throw Problem("\(name) has an unknown key, ‘\(member.key.prefix(100))’") }
    }
}
