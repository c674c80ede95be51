// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The name under which a class is known outside its process: `Module.Class`.
enum WireName {
    private static let longest = 512
    /// Only classes that exist, so no one outside decides how many.
    private static let found = Mutex<[String: AnyClass]>([:])

    static func of(_ type: AnyClass) -> String { NSStringFromClass(type) }

    /// The class of this process by such a name; nil for a name of any other form.
    ///
    /// The runtime's own search costs a tenth of a request, so each class is sought once.
    static func `class`(_ name: String) -> AnyClass? {
        if let known = found.withLock({ $0[name] }) { return known }
        guard let new = search(name) else { return nil }
        found.withLock { $0[name] = new }
        return new
    }

    private static func search(_ name: String) -> AnyClass? {
        // Anything else would be taken for a mangled name and parsed as one.
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard name.utf8.count <= longest, parts.count == 2, parts.allSatisfy({ $0.isIdentifier }) else { return nil }
        return NSClassFromString(name)
    }
}

extension Substring {
    fileprivate var isIdentifier: Bool {
        guard let first, first.isLetter || first == "_" else { return false }
        return allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}

/// The modules of this bundle that hold the classes of definitions.
enum IntentModules {
    /// As the bundler wrote them into the Info.plist beside the executable; none in any other program.
    private static let names: [String] = {
        guard let executable = Bundle.main.executableURL?.resolvingSymlinksInPath(),
            let bundle = Bundle(path: executable.deletingLastPathComponent().path),
            let modules = bundle.object(forInfoDictionaryKey: "BeckonIntentModules") as? [String: String]
        else { return [] }
        return Set(modules.values).sorted()
    }()

    /// The class that an extension of the same app knows by a name.
    ///
    /// App and extension may share a module, or each have the classes in its own, as targets of an Xcode project do.
    static func `class`(_ name: String) -> AnyClass? { self.class(name, in: names) }

    static func `class`(_ name: String, in modules: [String]) -> AnyClass? {
        if let found = WireName.class(name) { return found }
        guard let dot = name.firstIndex(of: ".") else { return nil }
        return modules.lazy.compactMap { WireName.class($0 + name[dot...]) }.first
    }
}
