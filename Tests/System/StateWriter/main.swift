// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Glibc

// A process of its own for what a test cannot do inside itself: be killed, or live on another session bus.
//
//     StateWriter add STATE ACCOUNT SECRET                 prints the status of the keychain
//     StateWriter read STATE ACCOUNT                       prints the status and the secret
//     StateWriter keychain STATE SEED                      adds and changes items until it is killed
//     StateWriter donations STATE SEED                     donates and deletes until it is killed
//     StateWriter apps STATE SEED IDENTIFIER BUNDLE…       installs and uninstalls until it is killed

/// Says a line in one piece and at once: what was said before the kill is in the pipe.
func say(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = write(STDOUT_FILENO, bytes, bytes.count)
}

/// The same numbers for the same seed.
struct DrawnNumbers {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> Int {
        // Knuth's constants; only the upper half of the bits is any good.
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33)
    }
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 3 else { exit(64) }
let state = URL(filePath: arguments[1], directoryHint: .isDirectory)
switch (arguments[0], UInt64(arguments[2])) {
case ("add", _) where arguments.count == 4:
    print(try await KeychainWriter(state: state).add(arguments[2], secret: Data(arguments[3].utf8)))
case ("read", _): print(try await KeychainWriter(state: state).read(arguments[2]))
case ("keychain", let seed?): try await KeychainWriter(state: state).churn(seed: seed)
case ("donations", let seed?): try await DonationWriter(state: state).churn(seed: seed)
case ("apps", let seed?) where arguments.count >= 5:
    guard let app = BundleIdentifier(arguments[3]) else { exit(64) }
    let bundles = arguments[4...].map { URL(filePath: $0, directoryHint: .isDirectory) }
    try await AppWriter(state: state, app: app, bundles: bundles).churn(seed: seed)
default: exit(64)
}
