// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

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
    static func `class`(_ name: String) -> AnyClass? {
        self.class(name, in: names)
    }

    static func `class`(_ name: String, in modules: [String]) -> AnyClass? {
        if let found = WireName.class(name) { return found }
        guard let dot = name.firstIndex(of: ".") else { return nil }
        return modules.lazy.compactMap { WireName.class($0 + name[dot...]) }.first
    }
}
