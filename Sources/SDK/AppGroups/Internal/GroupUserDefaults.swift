// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The defaults of an app group: they lie in the group's container, and every
/// process of the group sees at once what another has set.
///
/// Values are looked for in the arguments of the process, then in the group's
/// list, then among the registered defaults.
final class GroupUserDefaults: UserDefaults {
    private static let lists = Mutex<[URL: SharedPropertyList]>([:])

    private let group: String
    private let list: SharedPropertyList

    /// - Parameter container: The group's folder.
    init?(group: String, in container: URL) {
        self.group = group
        let folder = container.appending(path: "Library/Preferences", directoryHint: .isDirectory)
        list = Self.lists.withLock { lists in
            let list = lists[folder] ?? SharedPropertyList(group, in: folder)
            lists[folder] = list
            return list
        }
        // An optional, for Foundation's own initialiser.
        super.init(suiteName: Optional(group))
    }

    // MARK: Reading

    override func object(forKey defaultName: String) -> Any? {
        stored(defaultName)?.object ?? super.object(forKey: defaultName)
    }

    override func string(forKey defaultName: String) -> String? {
        switch stored(defaultName) {
        case .string(let value): value
        case .integer(let value): "\(value)"
        case .real(let value): NSNumber(value: value).stringValue
        case .boolean(let value): value ? "1" : "0"
        default: super.string(forKey: defaultName)
        }
    }

    override func integer(forKey defaultName: String) -> Int {
        stored(defaultName)?.integer ?? super.integer(forKey: defaultName)
    }

    override func float(forKey defaultName: String) -> Float {
        stored(defaultName)?.real.map(Float.init) ?? super.float(forKey: defaultName)
    }

    override func double(forKey defaultName: String) -> Double {
        stored(defaultName)?.real ?? super.double(forKey: defaultName)
    }

    override func bool(forKey defaultName: String) -> Bool {
        stored(defaultName)?.boolean ?? super.bool(forKey: defaultName)
    }

    override func url(forKey defaultName: String) -> URL? {
        // Foundation would also unarchive data here, which no process should do with another's bytes.
        string(forKey: defaultName).map { URL(filePath: ($0 as NSString).expandingTildeInPath) }
    }

    override func dictionaryRepresentation() -> [String: Any] {
        super.dictionaryRepresentation().merging(storedValues().mapValues(\.object)) { $1 }
    }

    // MARK: Writing

    override func set(_ value: Any?, forKey defaultName: String) {
        guard let value else { return removeObject(forKey: defaultName) }
        do throws(UnstorableValue) {
            // A file's address is kept as its path, as Foundation does.
            let plain: Any = (value as? URL)?.absoluteURL.path ?? value
            store(try PreferenceValue(plain, at: defaultName), for: defaultName)
        } catch {
            GroupWarning.write("UserDefaults(suiteName: \"\(group)\"): \(error); the value set before stays")
        }
    }

    override func set(_ value: Int, forKey defaultName: String) { store(.integer(value), for: defaultName) }
    override func set(_ value: Float, forKey defaultName: String) { store(.real(Double(value)), for: defaultName) }
    override func set(_ value: Double, forKey defaultName: String) { store(.real(value), for: defaultName) }
    override func set(_ value: Bool, forKey defaultName: String) { store(.boolean(value), for: defaultName) }
    override func set(_ url: URL?, forKey defaultName: String) {
        store((url?.path).map(PreferenceValue.string), for: defaultName)
    }

    override func removeObject(forKey defaultName: String) { store(nil, for: defaultName) }

    @discardableResult
    override func synchronize() -> Bool {
        reporting { () throws(PreferenceFileError) in try list.flush() } != nil
    }

    // MARK: Whole domains

    override func persistentDomain(forName domainName: String) -> [String: Any]? {
        guard domainName == group else { return super.persistentDomain(forName: domainName) }
        return storedValues().mapValues(\.object)
    }

    override func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
        guard domainName == group else { return super.setPersistentDomain(domain, forName: domainName) }
        do throws(UnstorableValue) {
            guard case .dictionary(let values) = try PreferenceValue(domain, at: group) else { return }
            change { $0 = values }
        } catch {
            GroupWarning.write("UserDefaults(suiteName: \"\(group)\"): \(error); the values set before stay")
        }
    }

    override func removePersistentDomain(forName domainName: String) {
        guard domainName == group else { return super.removePersistentDomain(forName: domainName) }
        change { $0 = [:] }
    }
}

// MARK: - The list

extension GroupUserDefaults {
    /// The group's own value, where the process's arguments do not say otherwise.
    private func stored(_ key: String) -> PreferenceValue? {
        guard volatileDomain(forName: UserDefaults.argumentDomain)[key] == nil else { return nil }
        return storedValues()[key]
    }

    private func storedValues() -> [String: PreferenceValue] {
        reporting { () throws(PreferenceFileError) in try list.values() } ?? [:]
    }

    private func store(_ value: PreferenceValue?, for key: String) { change { $0[key] = value } }

    private func change(_ change: (inout [String: PreferenceValue]) -> Void) {
        let isWritten: Void? = reporting { () throws(PreferenceFileError) in try list.update(change) }
        guard isWritten != nil else { return }
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }

    /// Apple's API has no way to say that the disk refused; a developer reads it on standard error.
    private func reporting<Value>(_ body: () throws(PreferenceFileError) -> Value) -> Value? {
        do throws(PreferenceFileError) {
            return try body()
        } catch {
            GroupWarning.write("UserDefaults(suiteName: \"\(group)\"): \(error)")
            return nil
        }
    }
}
