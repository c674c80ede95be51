// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Foundation
import Glibc
import Store

// A process of its own for what a test cannot do inside itself: be killed.
//
//     AppWriter STATE SEED IDENTIFIER APP…      installs one of the bundles or uninstalls it, until it is killed
//
// It says `> WHAT` before each of that and `< WHAT` once it is done; `WHAT` is the bundle's number, or -1.

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 4, var random = UInt64(arguments[1]), let app = BundleIdentifier(arguments[2]) else {
    exit(64)
}
let bundles = arguments[3...].map { URL(filePath: $0, directoryHint: .isDirectory) }
let state = StateFolder(root: URL(filePath: arguments[0], directoryHint: .isDirectory))
let library = AppLibrary(state, store: try await Store.open(state))
var isInstalled = try await library.location(of: app.text) != nil

/// In one piece and at once: what was said before the kill is in the pipe.
func say(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = write(STDOUT_FILENO, bytes, bytes.count)
}

while true {
    // Knuth's constants; only the upper half of the bits is any good.
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let drawn = Int(random >> 33) % (bundles.count + 1)
    let number = isInstalled && drawn == bundles.count ? -1 : drawn % bundles.count
    say("> \(number)")
    do {
        if number < 0 {
            _ = try await library.uninstall(app)
        } else {
            _ = try await library.install(.init(path: bundles[number]))
        }
        isInstalled = number >= 0
        say("< \(number)")
    } catch {
        say("! \(error)")
    }
}
