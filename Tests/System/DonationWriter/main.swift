// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

// A process of its own for what a test cannot do inside itself: be killed.
//
//     DonationWriter STATE SEED       donates and deletes until it is killed

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count == 2, let seed = UInt64(arguments[1]) else { exit(64) }
try await Writer(state: URL(filePath: arguments[0], directoryHint: .isDirectory)).churn(seed: seed)
