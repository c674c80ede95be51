// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Compares what types say of themselves: their kind, superclass and conformances.
enum TypeComparison {
    static func outcome(_ row: InventoryRow, _ sdk: SDKInterface) -> Outcome {
        let name = row.container.isEmpty ? row.signature.name : "\(row.container).\(row.signature.name)"
        guard let declaration = sdk.types[name], !declaration.isUnavailable else {
            return row.signature.keyword == "extension" ? conformances(row, name, sdk, nil) : .absent
        }
        guard row.signature.keyword != "extension" else { return conformances(row, name, sdk, declaration) }
        guard row.signature.keyword == declaration.signature.keyword else {
            return .different([.kind], declaration)
        }
        if row.signature.keyword == "enum", let raw = row.signature.heritage.first, isRaw(raw), !hasRaw(raw, name, sdk)
        {
            return .different([.type], declaration)
        }
        return conformances(row, name, sdk, declaration)
    }

    private static func conformances(
        _ row: InventoryRow, _ name: String, _ sdk: SDKInterface, _ declaration: SDKInterface.Declaration?
    ) -> Outcome {
        guard declaration != nil || sdk.types[name] != nil else { return .absent }
        let all = conformances(of: name, sdk)
        var differences: [Difference] = []
        for (index, wanted) in row.signature.heritage.enumerated() where !isImplied(wanted) {
            let isSuperclass = index == 0 && row.signature.keyword == "class" && !wanted.hasPrefix("_")
            if isSuperclass, !wanted.hasSuffix("ing"), sdk.superclasses[name] != wanted {
                differences.append(.superclass)
            } else if !isSuperclass, !all.contains(wanted) {
                differences.append(.conformance)
            }
        }
        return differences.isEmpty ? .present : .different(differences, declaration)
    }

    /// The protocols of a type and of the classes above it.
    private static func conformances(of name: String, _ sdk: SDKInterface) -> Set<String> {
        var (found, next, steps) = (sdk.conformances[name] ?? [], sdk.superclasses[name], 0)
        while let name = next, steps < 32 {
            found.formUnion(sdk.conformances[name] ?? [])
            next = sdk.superclasses[name]
            steps += 1
        }
        return found
    }

    /// What Swift's types have for being what they are, or what is of Objective-C's alone.
    private static func isImplied(_ name: String) -> Bool {
        name.hasPrefix("_") || isRaw(name)
            || ["NSObjectProtocol", "ReferenceConvertible", "CustomNSError", "Error", "RawRepresentable"].contains(name)
    }

    private static func isRaw(_ name: String) -> Bool { ["Int", "UInt", "String"].contains(name) }

    private static func hasRaw(_ raw: String, _ name: String, _ sdk: SDKInterface) -> Bool {
        (sdk.members[name] ?? []).contains {
            $0.signature.baseName == "init" && $0.signature.parameters.first?.type == raw
        }
    }
}
