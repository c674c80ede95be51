// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Holds an inventory of Apple's declarations against those of the SDK.
package struct InterfaceComparison: Sendable {
    package let rows: [ComparedRow]
    /// What the SDK declares in public besides, by the type's name: what came later than the inventory, or is not Apple's.
    package let additions: [String: [String]]

    package init(_ inventory: [InventoryRow], with sdk: SDKInterface, tables: CoverageTables) {
        var rows: [ComparedRow] = []
        var used: [String: Set<SDKInterface.Declaration>] = [:]
        for (container, rowsOfType) in Self.groups(inventory) {
            let kept = rowsOfType.filter { tables.exception(for: $0) == nil }
            let matching = MemberMatching(kept.filter { $0.signature.kind != .type }, container: container, sdk: sdk)
            used[container] = matching.used
            for row in rowsOfType {
                let outcome =
                    if let reason = tables.exception(for: row) {
                        Outcome.excepted(reason)
                    } else if row.signature.kind == .type {
                        TypeComparison.outcome(row, sdk)
                    } else {
                        matching.outcomes[row] ?? .absent
                    }
                rows.append(ComparedRow(row: row, outcome: outcome))
            }
        }
        self.rows = rows
        additions = Self.additions(to: inventory, of: sdk, used: used)
    }

    /// The rows of each container, in the order of their first.
    private static func groups(_ inventory: [InventoryRow]) -> [(String, [InventoryRow])] {
        var (order, groups): ([String], [String: [InventoryRow]]) = ([], [:])
        for row in inventory {
            if groups[row.container] == nil { order.append(row.container) }
            groups[row.container, default: []].append(row)
        }
        return order.map { ($0, groups[$0] ?? []) }
    }

    private static func additions(
        to inventory: [InventoryRow], of sdk: SDKInterface, used: [String: Set<SDKInterface.Declaration>]
    ) -> [String: [String]] {
        let modules = Set(inventory.map(\.module))
        let known = Set(inventory.filter { $0.signature.kind == .type }.map(\.signature.name))
        let nested = Set(
            inventory.filter { $0.signature.kind == .type && !$0.container.isEmpty }
                .map { "\($0.container).\($0.signature.name)" })
        var additions: [String: [String]] = [:]
        for (type, declaration) in sdk.types where modules.contains(declaration.module) && !declaration.isUnavailable {
            if !known.contains(type), !nested.contains(type) { additions[type] = [] }
        }
        for (container, members) in sdk.members where known.contains(container) || nested.contains(container) {
            let new = members.filter {
                modules.contains($0.module) && !$0.isUnavailable && used[container]?.contains($0) != true
                    && !$0.signature.isAsynchronous && !$0.text.contains("override ") && !isUsual($0.signature)
            }
            if !new.isEmpty { additions[container] = Set(new.map(\.signature.title)).sorted() }
        }
        return additions
    }

    /// What comes with a conformance, or with a raw value.
    private static func isUsual(_ signature: Signature) -> Bool {
        [
            "init(coder:)", "init?(coder:)", "encode(with:)", "copy(with:)", "supportsSecureCoding", "hash",
            "hash(into:)",
            "isEqual(_:)", "description", "debugDescription", "rawValue", "init(rawValue:)", "init?(rawValue:)",
            "init()",
        ].contains(signature.title) || signature.name.first?.isLetter == false
    }
}
