// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

// A process of its own for what a test cannot do inside itself: be killed, or
// live on another session bus.
//
//     KeychainWriter add STATE ACCOUNT SECRET     prints the status
//     KeychainWriter read STATE ACCOUNT           prints the status and the secret
//     KeychainWriter churn STATE SEED             adds and changes until it is killed

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 3 else { exit(64) }
let writer = try await Writer(state: URL(filePath: arguments[1], directoryHint: .isDirectory))
switch arguments[0] {
case "add" where arguments.count == 4: print(await writer.add(arguments[2], secret: Data(arguments[3].utf8)))
case "read": print(await writer.read(arguments[2]))
case "churn":
    guard let seed = UInt64(arguments[2]) else { exit(64) }
    await writer.churn(seed: seed)
default: exit(64)
}
