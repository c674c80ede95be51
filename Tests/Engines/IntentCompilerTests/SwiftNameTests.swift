// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import IntentCompiler

@Suite("A Swift name")
struct SwiftNameTests {
    @Test(
        "wears backticks only where Swift has a use of its own for it",
        arguments: [
            ("kind", "kind"), ("in", "`in`"), ("default", "`default`"), ("Type", "`Type`"), ("type", "type"),
            ("init", "`init`"), ("await", "`await`"), ("été", "été"), ("set", "set"),
        ])
    func escaping(name: String, source: String) {
        #expect(SwiftName(name).escaped == source)
    }

    @Test(
        "becomes part of another by its first letter alone",
        arguments: [("url", "Url"), ("websiteURL", "WebsiteURL"), ("x", "X"), ("URL", "URL"), ("top_left", "Top_left")])
    func capitals(name: String, part: String) {
        #expect(SwiftName(name).capitalized == part)
    }
}
