// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension SwiftSource {
    /// The calls by which a manifest depends on a package by the name, or at the address, of Beckon: the places of the word
    /// `package` and of the mark that ends each.
    var dependenciesOnBeckon: [ClosedRange<Int>] {
        positions(of: "package").compactMap { call in
            guard let end = closing(of: call + 1), (call..<end).contains(where: namesBeckon) else { return nil }
            return call...end
        }
    }

    /// Whether a token stands in such a call, and behind the name or the address.
    func dependsOnBeckon(around token: Int) -> Bool {
        dependenciesOnBeckon.contains { $0.contains(token) && ($0.lowerBound..<token).contains(where: namesBeckon) }
    }

    private func namesBeckon(_ token: Int) -> Bool {
        text(token).lowercased().split(separator: "/").last.map { $0 == "beckon" || $0 == "beckon.git" } ?? false
    }
}
