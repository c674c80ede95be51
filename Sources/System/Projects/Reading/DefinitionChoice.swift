// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Of a definition kept in several languages the one that is compiled.
enum DefinitionChoice {
    /// That of `Base`, else `en`, else the first; definitions outside of languages all stay.
    static func base(of paths: [String]) -> [String] {
        let groups = Dictionary(grouping: paths) { path in
            path.replacing(/\/[^\/]+\.lproj\//, with: "/*/")
        }
        return groups.values.compactMap { paths in
            paths.first { $0.contains("/Base.lproj/") } ?? paths.first { $0.contains("/en.lproj/") } ?? paths.min()
        }.sorted()
    }
}
