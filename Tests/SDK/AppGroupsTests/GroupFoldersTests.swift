// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import AppGroups

@Suite("The folders of a process's groups")
struct GroupFoldersTests {
    @Test("are those the system names")
    func named() {
        let folders = GroupFolders(#"{"group.a":"/containers/a"}"#)
        #expect(folders["group.a"]?.path == "/containers/a")
        #expect(folders["group.b"] == nil)
    }

    @Test(
        "do not exist if none, or no sensible one, is named",
        arguments: [
            nil, "", "{}", "[1]", #"{"group.a":1}"#, #"{"group.a":"relative"}"#, String(repeating: " ", count: 70_000),
        ])
    func none(text: String?) {
        #expect(GroupFolders(text)["group.a"] == nil)
    }
}
