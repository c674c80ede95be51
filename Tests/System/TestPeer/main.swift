// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Named by the bundles, as an installation asks for it; nobody makes one.
final class Handler {}

/// The mode that a variable of the environment names; one that there is not ends the process with a word about it.
func mode<Mode: RawRepresentable<String>>(_ variable: String, default usual: Mode) -> Mode {
    guard let name = ProcessInfo.processInfo.environment[variable] else { return usual }
    guard let mode = Mode(rawValue: name) else {
        FileHandle.standardError.write(Data("no mode ‘\(name)’\n".utf8))
        exit(64)
    }
    return mode
}

// The name of the program says what it is where it is in a bundle, and the environment elsewhere.
switch CommandLine.arguments.first.map({ URL(filePath: $0).lastPathComponent }) {
case "FuzzingApp":
    var peer = FuzzingApp()
    try peer.run()
case "FuzzingIntents":
    var peer = FuzzingExtension()
    try peer.run()
case let name where name == "LifePeer" || ProcessInfo.processInfo.environment["LIFE_MODE"] != nil:
    var peer = LifePeer(mode: mode("LIFE_MODE", default: .lives))
    try peer.run()
default:
    var peer = HostilePeer(mode: mode("PEER_MODE", default: .answers))
    try peer.run()
}
