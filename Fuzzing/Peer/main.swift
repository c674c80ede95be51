// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Named by the bundles, as an installation asks for it; nobody makes one.
final class Handler {}

// The name of the program says what it is: bundles hold it under two names.
if CommandLine.arguments.first?.hasSuffix("App") == true {
    var peer = AppPeer()
    try peer.run()
} else {
    var peer = ExtensionPeer()
    try peer.run()
}
