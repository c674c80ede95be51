// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Named by the bundles, as an installation asks for it; nobody makes one.
final class Handler {}

// The name of the program says what it is where it is in a bundle, and the environment elsewhere.
let environment = ProcessInfo.processInfo.environment
let name = CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent } ?? ""
switch name {
case "FuzzingApp":
    var peer = FuzzingApp()
    try peer.run()
case "FuzzingIntents":
    var peer = FuzzingExtension()
    try peer.run()
case _ where name == "LifePeer" || environment["LIFE_MODE"] != nil:
    guard let mode = LifeMode(rawValue: environment["LIFE_MODE", default: "lives"]) else { exit(64) }
    var peer = LifePeer(mode: mode)
    try peer.run()
default:
    guard let mode = HostileMode(rawValue: environment["PEER_MODE", default: "answers"]) else { exit(64) }
    var peer = HostilePeer(mode: mode)
    try peer.run()
}
