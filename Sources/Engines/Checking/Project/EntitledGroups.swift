// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle

/// The groups of the parts of an app, compared by their names without the team.
struct EntitledGroups {
    private let key: String

    /// - Parameter key: of the entitlements, such as `keychain-access-groups`.
    init(_ key: String) { self.key = key }

    /// The groups of a part with their places; nil if they are not known for certain.
    func groups(of part: ProjectPart) -> [(text: String, place: Place)]? {
        guard let entitlements = part.entitlements, !entitlements.isOpen(key) else { return nil }
        return entitlements.texts(key).map { (Self.withoutTeam($0.text), $0.place) }
    }

    /// Where a missing group would be added.
    func place(of part: ProjectPart) -> Place { part.entitlements?.place(key) ?? Place(path: part.name) }

    /// The groups of extensions that no other part of the app has; none where a part's groups are not known.
    func lonely(in family: CheckedProject.Family) -> [(part: ProjectPart, group: String, place: Place)] {
        let known = family.parts.map { groups(of: $0) }
        guard known.allSatisfy({ $0 != nil }), known.first??.isEmpty == false else { return [] }
        return zip(family.parts, known).enumerated().dropFirst().flatMap { index, entry in
            let others = known.indices.filter { $0 != index }.flatMap { known[$0] ?? [] }.map(\.text)
            return (entry.1 ?? []).filter { !others.contains($0.text) && !$0.text.contains("*") }
                .map { (entry.0, $0.text, $0.place) }
        }
    }

    /// `7F3K2M9QXA.org.example.shared` without its first part.
    static func withoutTeam(_ group: String) -> String {
        guard let dot = group.firstIndex(of: "."), TeamIdentifier(String(group[..<dot])) != nil else { return group }
        return String(group[group.index(after: dot)...])
    }
}
