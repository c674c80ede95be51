// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

let name = ProcessInfo.processInfo.environment["PEER_MODE"] ?? Mode.lives.rawValue
guard let mode = Mode(rawValue: name) else {
    FileHandle.standardError.write(Data("no mode ‘\(name)’\n".utf8))
    exit(64)
}
var peer = Peer(mode: mode)
try peer.run()
