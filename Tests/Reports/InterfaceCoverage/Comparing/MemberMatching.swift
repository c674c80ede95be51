// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Finds for each member of a type the SDK's declaration that is the same, or the nearest.
struct MemberMatching {
    private(set) var outcomes: [InventoryRow: Outcome] = [:]
    /// The SDK's declarations that are some row's.
    private(set) var used: Set<SDKInterface.Declaration> = []

    init(_ rows: [InventoryRow], container: String, sdk: SDKInterface) {
        let candidates = sdk.allMembers(of: container)
        var left: [InventoryRow] = []
        for row in rows {
            let usable = candidates.filter { !$0.isUnavailable }
            let same = usable.first { Self.differences(row.signature, $0.signature) == [] }
            if let same = same ?? Self.sameCalls(row.signature, usable) {
                used.insert(same)
                outcomes[row] = .present
            } else if Self.isImplied(row.signature, candidates) {
                outcomes[row] = .present
            } else {
                left.append(row)
            }
        }
        for row in left {
            let free = candidates.filter { !used.contains($0) && !$0.isUnavailable && !$0.signature.isAsynchronous }
            let near = Self.nearest(to: row.signature, in: free)
            if let near { used.insert(near.declaration) }
            outcomes[row] = near.map { .different($0.differences, $0.declaration) } ?? .absent
        }
    }

    /// A declaration that takes every call that Apple's takes: with more arguments that may be left out, or beside another
    /// without those that Apple's leaves out.
    private static func sameCalls(
        _ signature: Signature, _ candidates: [SDKInterface.Declaration]
    ) -> SDKInterface.Declaration? {
        let labels = signature.parameters.map(\.label)
        return candidates.first { candidate in
            var own = candidate.signature
            own.parameters.removeAll { $0.hasDefault && !labels.contains($0.label) }
            let found = differences(signature, own)
            guard found == [.defaultValue] else { return found == [] }
            var shorter = signature
            shorter.parameters.removeAll(where: \.hasDefault)
            return candidates.contains { differences(shorter, $0.signature) == [] }
        }
    }

    private static func nearest(
        to signature: Signature, in candidates: [SDKInterface.Declaration]
    ) -> (declaration: SDKInterface.Declaration, differences: [Difference])? {
        candidates.compactMap { candidate in
            let other = candidate.signature
            let isNear =
                other.baseName == signature.baseName && signature.baseName != "init"
                || other.title == signature.title
                || other.baseName.lowercased() == signature.baseName.lowercased()
                    && other.parameters.count == signature.parameters.count && shares(signature, other)
            return isNear ? (candidate, differences(signature, other)) : nil
        }.min { $0.1.count < $1.1.count }
    }

    /// Initializers are near only where they take much the same.
    private static func shares(_ left: Signature, _ right: Signature) -> Bool {
        guard left.baseName == "init" else { return true }
        let same = zip(left.parameters, right.parameters).count { $0.label == $1.label || $0.type == $1.type }
        return same * 2 > left.parameters.count
    }

    /// `rawValue` of an enumeration that has such an initializer: the compiler makes it, and the graph does not list it.
    private static func isImplied(_ signature: Signature, _ candidates: [SDKInterface.Declaration]) -> Bool {
        signature.title == "rawValue"
            && candidates.contains {
                $0.signature.baseName == "init" && $0.signature.parameters.map(\.label) == ["rawValue"]
                    && $0.signature.parameters.first?.type == signature.type
            }
    }

    /// In what a declaration of the SDK's differs from Apple's, as far as sources notice.
    static func differences(_ apple: Signature, _ own: Signature) -> [Difference] {
        var differences: [Difference] = []
        if apple.kind != own.kind || apple.isStatic != own.isStatic { return [.kind] }
        if apple.baseName != own.baseName { differences.append(.name) }
        if apple.parameters.map(\.label) != own.parameters.map(\.label) { differences.append(.label) }
        let isFallible = apple.name != own.name && apple.baseName == own.baseName
        if apple.parameters.map(\.type) != own.parameters.map(\.type) || apple.type != own.type || isFallible {
            differences.append(.type)
        }
        if apple.isSettable != own.isSettable { differences.append(.accessors) }
        if zip(apple.parameters, own.parameters).contains(where: { $0.hasDefault && !$1.hasDefault }) {
            differences.append(.defaultValue)
        }
        if apple.isAsynchronous != own.isAsynchronous { differences.append(.type) }
        return differences
    }

}
