// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Wire

/// The class that an extension's Info.plist names as its entry.
package enum PrincipalClass {
    private static let largestList = 1 << 20

    private struct InfoPlist: Decodable {
        struct Extension: Decodable {
            private enum CodingKeys: String, CodingKey {
                case principalClass = "NSExtensionPrincipalClass"
            }

            var principalClass: String?
        }

        private enum CodingKeys: String, CodingKey {
            case `extension` = "NSExtension"
        }

        var `extension`: Extension?
    }

    /// The class, or the reason why there is none.
    static func find(beside executable: URL?) -> Result<INExtension.Type, ExtensionRefusal> {
        find(beside: executable, wanted: "INExtension", remedy: "make it a subclass of INExtension") {
            $0 as? INExtension.Type
        }
    }

    /// The class that the Info.plist beside an executable names, or the reason why there is none.
    ///
    /// - Parameters:
    ///   - wanted: What the class has to be, with its article left out; `remedy` says how it becomes one.
    ///   - cast: The class as what it has to be; nil if it is something else.
    package static func find<Principal>(
        beside executable: URL?, wanted: String, remedy: String, as cast: (AnyClass) -> Principal?
    ) -> Result<Principal, ExtensionRefusal> {
        guard let executable else {
            return .failure(refusal("the executable's own place cannot be found; is /proc mounted?"))
        }
        let list = executable.resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "Info.plist")
        do {
            return .success(try find(in: try read(list), of: list.path, wanted: wanted, remedy: remedy, as: cast))
        } catch let refusal as ExtensionRefusal {
            return .failure(refusal)
        } catch {
            return .failure(
                refusal("\(list.path) cannot be read: \(error.localizedDescription); build and install again"))
        }
    }

    private static func read(_ list: URL) throws -> Data {
        let handle = try FileHandle(forReadingFrom: list)
        defer { try? handle.close() }  // It was only read.
        let data = try handle.read(upToCount: largestList + 1) ?? Data()
        guard data.count <= largestList else {
            throw refusal("\(list.path) is longer than \(largestList) bytes; an Info.plist has a few thousand")
        }
        return data
    }

    /// - Throws: `ExtensionRefusal` with the remedy, `DecodingError` when the data is no property list.
    static func find(in data: Data, of path: String) throws -> INExtension.Type {
        try find(in: data, of: path, wanted: "INExtension", remedy: "make it a subclass of INExtension") {
            $0 as? INExtension.Type
        }
    }

    private static func find<Principal>(
        in data: Data, of path: String, wanted: String, remedy: String, as cast: (AnyClass) -> Principal?
    ) throws -> Principal {
        let list = try PropertyListDecoder().decode(InfoPlist.self, from: data)
        guard let name = list.extension?.principalClass else {
            throw refusal("\(path) has no NSExtension > NSExtensionPrincipalClass; name the \(wanted) subclass there")
        }
        guard let found = WireName.class(name) else {
            throw refusal(
                "\(path) names ‘\(name)’ as NSExtensionPrincipalClass, and there is no such class; "
                    + "write it as Module.Class, where the module is the extension's target")
        }
        guard let principal = cast(found) else {
            throw refusal("‘\(name)’, the NSExtensionPrincipalClass of \(path), is no \(wanted); \(remedy)")
        }
        return principal
    }

    private static func refusal(_ text: String) -> ExtensionRefusal {
        ExtensionRefusal(.noPrincipalClass, text)
    }
}
