// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import IntentValues

/// What a process can find out about how it was started.
enum SelfReport {
    static var properties: [String: IntentValue] {
        [
            "environment": .string(
                ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: "\n")),
            "folder": .string(FileManager.default.currentDirectoryPath),
            "descriptors": .array(openDescriptors.map { .integer($0) }),
            "session": .boolean(getsid(0) == getpid() && getpgrp() == getpid()),
            "data": .integer(limit(named: "Max data size")),
            "files": .integer(limit(named: "Max open files")),
            "core": .integer(limit(named: "Max core file size")),
        ]
    }

    private static var openDescriptors: [Int] {
        (0..<256).filter { fcntl(Int32($0), F_GETFD) >= 0 }
    }

    private static func limit(named name: String) -> Int {
        let text = (try? String(contentsOfFile: "/proc/self/limits", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
        return line?.dropFirst(name.count).split(separator: " ").first.flatMap { Int($0) } ?? -1
    }
}
