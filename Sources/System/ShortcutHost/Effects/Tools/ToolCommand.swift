// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a tool is called with.
struct ToolCommand: Sendable {
    var arguments: [String]
    /// What it reads from its standard input.
    var input: Data?
    /// After so long it is ended.
    var timeout = Duration.seconds(30)
    /// The most it may print, in bytes.
    var outputLimit = 4 << 20
    /// Whether it may go on when its work here is done: what it leaves behind keeps a clipboard, or is a window.
    var leavesBehind = false

    init(_ arguments: [String], input: Data? = nil) {
        self.arguments = arguments
        self.input = input
    }

    init(_ arguments: String...) { self.init(arguments) }
}
