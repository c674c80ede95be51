// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// DailyPunchService [--port N] [--journal FILE]
// Prints its address once it listens, and runs until it is stopped.

/// What follows an option on the command line.
func argument(after name: String) -> String? {
    let arguments = CommandLine.arguments
    return arguments.firstIndex(of: name).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
}

do {
    guard let port = UInt16(argument(after: "--port") ?? "8642") else {
        print("--port takes a number from 0 to 65535; 0 lets the system choose.")
        exit(2)
    }
    let path = argument(after: "--journal") ?? "DailyPunch.journal"
    let journal = try Journal(url: URL(fileURLWithPath: path))
    let server = try WebServer(port: port, clock: PunchClock(journal: journal))
    print("DailyPunch listens on http://127.0.0.1:\(server.port)")
    fflush(nil)
    withExtendedLifetime(server) { dispatchMain() }
} catch {
    FileHandle.standardError.write(Data("DailyPunchService: \(error)\n".utf8))
    exit(1)
}
