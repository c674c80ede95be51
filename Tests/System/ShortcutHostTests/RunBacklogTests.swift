// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ShortcutHost

@Suite("What a run says before it is read")
struct RunBacklogTests {
    private static func full() -> RunBacklog {
        var backlog = RunBacklog()
        for _ in 0..<RunBacklog.progressLimit { #expect(backlog.add(isProgress: true) == .kept) }
        return backlog
    }

    @Test("loses progress beyond the limit, until some was read")
    func progress() {
        var backlog = Self.full()
        #expect(backlog.add(isProgress: true) == .dropped)
        backlog.read()
        #expect(backlog.add(isProgress: true) == .kept)
        #expect(backlog.add(isProgress: true) == .dropped)
    }

    @Test("loses nothing else, and ends the run that sends far more than it may")
    func excess() {
        var backlog = Self.full()
        for _ in 0..<RunBacklog.margin { #expect(backlog.add(isProgress: false) == .kept) }
        #expect(backlog.add(isProgress: false) == .excess)
        #expect(backlog.add(isProgress: true) == .dropped)
    }
}
