// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import AppGroups

@Suite("The defaults of a group")
struct GroupUserDefaultsTests {
    private let folder: TemporaryFolder
    private let group = "group.org.example.\(UUID().uuidString)"

    init() throws {
        folder = try TemporaryFolder()
    }

    private func defaults() throws -> UserDefaults {
        try #require(GroupUserDefaults(group: group, in: folder.url))
    }

    @Test("give back every kind of value")
    func values() throws {
        let defaults = try defaults()
        defaults.set("text", forKey: "string")
        defaults.set(42, forKey: "integer")
        defaults.set(1.5, forKey: "double")
        defaults.set(Float(0.25), forKey: "float")
        defaults.set(true, forKey: "bool")
        defaults.set(["a", "b"], forKey: "strings")
        defaults.set(["a": 1], forKey: "dictionary")
        defaults.set(Data([7]), forKey: "data")
        defaults.set(URL(filePath: "/a/b"), forKey: "url")
        let another = try self.defaults()
        #expect(another.string(forKey: "string") == "text")
        #expect(another.integer(forKey: "integer") == 42)
        #expect(another.double(forKey: "double") == 1.5)
        #expect(another.float(forKey: "float") == 0.25)
        #expect(another.bool(forKey: "bool"))
        #expect(another.stringArray(forKey: "strings") == ["a", "b"])
        #expect(another.dictionary(forKey: "dictionary") as? [String: Int] == ["a": 1])
        #expect(another.data(forKey: "data") == Data([7]))
        #expect(another.url(forKey: "url")?.path == "/a/b")
        #expect(another.object(forKey: "absent") == nil)
        #expect(another.integer(forKey: "absent") == 0)
        #expect(another.synchronize())
    }

    @Test("lie in the group's container, in a list of the group's name")
    func place() throws {
        try defaults().set(1, forKey: "a")
        let file = folder.url.appending(path: "Library/Preferences/\(group).plist")
        let content = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        #expect(content as? [String: Int] == ["a": 1])
    }

    @Test("fall back on what was registered, and removing goes back to it")
    func registration() throws {
        let defaults = try defaults()
        let key = UUID().uuidString
        defaults.register(defaults: [key: "first"])
        #expect(defaults.string(forKey: key) == "first")
        defaults.set("second", forKey: key)
        #expect(defaults.string(forKey: key) == "second")
        #expect(defaults.dictionaryRepresentation()[key] as? String == "second")
        defaults.removeObject(forKey: key)
        #expect(defaults.string(forKey: key) == "first")
        defaults.set(nil, forKey: key)
        #expect(defaults.string(forKey: key) == "first")
    }

    @Test("keep the value they have when the new one cannot be kept")
    func unstorable() throws {
        struct Order {}
        let defaults = try defaults()
        defaults.set("before", forKey: "order")
        defaults.set(Order(), forKey: "order")
        #expect(defaults.string(forKey: "order") == "before")
    }

    @Test("can be read, replaced and removed as a whole")
    func domain() throws {
        let defaults = try defaults()
        defaults.set(1, forKey: "a")
        #expect(defaults.persistentDomain(forName: group) as? [String: Int] == ["a": 1])
        defaults.setPersistentDomain(["b": 2], forName: group)
        #expect(defaults.persistentDomain(forName: group) as? [String: Int] == ["b": 2])
        defaults.removePersistentDomain(forName: group)
        #expect(defaults.object(forKey: "b") == nil)
    }

    @Test("say when they have changed")
    func notification() async throws {
        let defaults = try defaults()
        await confirmation { changed in
            let observer = NotificationCenter.default.addObserver(
                forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
            ) { _ in changed() }
            defaults.set(1, forKey: "a")
            NotificationCenter.default.removeObserver(observer)
        }
    }

    @Test("of a suite that is not a group of the process are the process's own")
    func otherSuites() {
        #expect(UserDefaults(suiteName: "group.not.ours").map { $0 is GroupUserDefaults } == false)
        #expect(UserDefaults(suiteName: UserDefaults.globalDomain) == nil)
    }
}
