// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The name under which a class is known outside its process: `Module.Class`.
enum WireName {
    private static let longest = 512

    static func of(_ type: AnyClass) -> String {
        NSStringFromClass(type)
    }

    /// The class of this process by such a name; nil for a name of any other form.
    static func `class`(_ name: String) -> AnyClass? {
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
