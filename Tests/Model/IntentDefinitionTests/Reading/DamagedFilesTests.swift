// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import Sentences
import Testing

struct DamagedFilesTests {
    @Test("a file cut off anywhere is refused with a place")
    func cutOff() throws {
        let data = try CoffeeShop.data()
        for length in stride(from: 0, to: data.count - 20, by: 100) {
            let reading = DefinitionReader.read(data.prefix(length), path: "F")
            #expect(reading.file == nil, "cut off at \(length)")
            #expect(reading.diagnostics.contains { $0.severity == .error && $0.location.line != nil })
        }
    }

    @Test("a cut-off file says what is never closed")
    func cutOffMessage() {
        let reading = DefinitionReader.read(Data("<plist><dict>\n<key>a</key>\n<array>".utf8), path: "F")
        #expect(
            reading.diagnostics.map(\.message.description) == [
                "the file is cut off: the <array> begun on line 3 is never closed"
            ])
    }

    @Test("a binary file cut off or with any byte changed never traps")
    func damagedBinary() throws {
        let data = [UInt8](try binary(try plist()))
        for length in stride(from: 0, to: data.count - 1, by: 100) {
            #expect(DefinitionReader.read(Data(data.prefix(length)), path: "F").file == nil)
        }
        for position in stride(from: 8, to: data.count, by: 61) + Array(data.count - 32..<data.count) {
            var changed = data
            changed[position] ^= 0xFF
            let reading = DefinitionReader.read(Data(changed), path: "F")
            #expect(reading.file != nil || reading.diagnostics.contains { $0.severity == .error })
        }
    }

    @Test("the binary form reads the same as the XML form")
    func binaryForm() throws {
        let reading = DefinitionReader.read(try binary(try plist()), path: "F")
        #expect(reading.diagnostics.map(\.description) == [])
        #expect(reading.file == (try CoffeeShop.file()))
    }

    @Test("a mistake in a binary file has a key path for its place")
    func binaryPlace() throws {
        let root = try #require(try plist() as? [String: Any])
        var changed = root
        changed["INIntents"] = [["INIntentName": 7]]
        let reading = DefinitionReader.read(try binary(changed), path: "F")
        let lines = reading.diagnostics.map(\.description)
        #expect(lines.contains("F: INIntents[0].INIntentName: error: INIntentName is an integer; make it a string"))
    }

    /// Keys whose values are not read, and those that take more than one type.
    static let unread: Set<String> = [
        "INIntentDefinitionSystemVersion", "INIntentDefinitionToolsBuildVersion", "INIntentDefinitionToolsVersion",
        "INIntentHash", "INIntentCustomizable", "INIntentLastParameterTag", "INIntentResponseLastParameterTag",
        "INTypeLastPropertyTag", "INEnumType", "INIntentParameterNonsense", "INIntentParameterMetadataDefaultValueID",
        "INIntentParameterRelationshipPredicateValue",
    ]

    @Test("a value of any wrong type is refused at its key, for all keys of one file together")
    func wrongScalars() throws {
        let root = try plist()
        let paths = keyPaths(of: root) { key, value in
            !(value is [Any]) && !(value is [String: Any]) && !key.hasSuffix("Type") && !key.hasSuffix("DefaultValue")
        }
        #expect(paths.count > 150)
        for choice in 0..<5 {
            let changed = paths.reduce(root) { changed, path in
                let wrong = wrongValues(for: value(at: path[...], in: root))
                return replaced(path[...], in: changed, by: wrong[choice % wrong.count])
            }
            let reading = DefinitionReader.read(try binary(changed), path: "F")
            let places = Set(reading.diagnostics.filter { $0.severity == .error }.map(\.location.keyPath))
            for path in paths { #expect(places.contains(shown(path))) }
        }
    }

    @Test("an array or a dictionary of any wrong type, and a wrong type's name, are refused at their keys")
    func wrongContainers() throws {
        let root = try plist()
        let paths = keyPaths(of: root) { key, value in
            value is [Any] || value is [String: Any] || key.hasSuffix("Type") || key.hasSuffix("DefaultValue")
        }
        #expect(paths.count > 40)
        for path in paths {
            let isDefault = shown(path).hasSuffix("DefaultValue")
            for wrong in wrongValues(for: value(at: path[...], in: root)) where !isDefault || wrong is [Any] {
                let changed = replaced(path[...], in: root, by: wrong)
                let reading = DefinitionReader.read(try binary(changed), path: "F")
                let places = reading.diagnostics.filter { $0.severity == .error }.map(\.location.keyPath)
                #expect(places.contains { $0 == shown(path) }, "\(shown(path)) = \(wrong): \(places)")
            }
        }
    }

    // MARK: Trees of the Foundation

    private enum Step: Hashable {
        case key(String)
        case index(Int)
    }

    private func plist() throws -> Any {
        try PropertyListSerialization.propertyList(from: try CoffeeShop.data(), format: nil)
    }

    private func binary(_ root: Any) throws -> Data {
        try PropertyListSerialization.data(fromPropertyList: root, format: .binary, options: 0)
    }

    /// One path for each key in each kind of place: of several elements of an array, those that differ in their keys.
    private func paths(of value: Any) -> [[Step]] {
        if let dictionary = value as? [String: Any] {
            return dictionary.keys.sorted().flatMap { key in
                [[.key(key)]] + paths(of: dictionary[key] ?? "").map { [.key(key)] + $0 }
            }
        }
        guard let array = value as? [Any] else { return [] }
        var seen: Set<[String]> = []
        return array.enumerated().flatMap { index, element -> [[Step]] in
            let keys = (element as? [String: Any])?.keys.sorted() ?? []
            return seen.insert(keys).inserted ? paths(of: element).map { [.index(index)] + $0 } : []
        }
    }

    private func keyPaths(of root: Any, where chosen: (String, Any) -> Bool) -> [[Step]] {
        paths(of: root).filter { path in
            guard case .key(let key)? = path.last, !Self.unread.contains(key) else { return false }
            return chosen(key, value(at: path[...], in: root))
        }
    }

    /// As a diagnostic writes it.
    private func shown(_ path: [Step]) -> String {
        path.reduce("") { shown, step in
            switch step {
            case .key(let key): shown.isEmpty ? key : "\(shown).\(key)"
            case .index(let index): "\(shown)[\(index)]"
            }
        }
    }

    private func value(at path: ArraySlice<Step>, in root: Any) -> Any {
        switch path.first {
        case .key(let key): value(at: path.dropFirst(), in: (root as? [String: Any])?[key] ?? "")
        case .index(let index): value(at: path.dropFirst(), in: (root as? [Any])?[index] ?? "")
        case nil: root
        }
    }

    private func replaced(_ path: ArraySlice<Step>, in root: Any, by new: Any) -> Any {
        switch path.first {
        case .key(let key):
            var dictionary = root as? [String: Any] ?? [:]
            dictionary[key] = replaced(path.dropFirst(), in: dictionary[key] ?? "", by: new)
            return dictionary
        case .index(let index):
            var array = root as? [Any] ?? []
            array[index] = replaced(path.dropFirst(), in: array[index], by: new)
            return array
        case nil: return new
        }
    }

    private func wrongValues(for value: Any) -> [Any] {
        switch value {
        case is [Any]: ["no array", 7, ["a": 1]]
        case is [String: Any]: ["no dictionary", 7, [1]]
        case is String: [7, true, [1], Data([1]), Date()]
        default: ["neither yes nor no", [1], ["a": 1], Data([1]), Date()]
        }
    }
}
