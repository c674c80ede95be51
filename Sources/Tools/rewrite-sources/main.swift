// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// rewrite-sources SOURCE --output FILE: writes a Swift file that needs Objective-C as Swift on Linux can compile it.

/// Rewrites what the arguments name and ends the program.
@Sendable func rewrite() -> Never {
    do {
        try RewriteRequest(arguments: Array(CommandLine.arguments.dropFirst())).run()
        exit(0)
    } catch {
        FileHandle.standardError.write(Data("rewrite-sources: error: \(error)\n".utf8))
        exit(2)
    }
}

// In a thread, whose stack holds an expression of 100,000 links, each inside the next one; that of the program has 8 MB.
withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { attributes in
    guard let settings = attributes.baseAddress else { return }
    pthread_attr_init(settings)
    pthread_attr_setstacksize(settings, 256 << 20)
    var thread: pthread_t = 0
    if pthread_create(&thread, settings, { _ in rewrite() }, nil) == 0 { pthread_join(thread, nil) }
}
// Without the memory for that: nearly every source needs much less.
rewrite()
