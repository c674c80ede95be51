// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import FuzzedReaders
import Glibc

/// `fuzz READER [libFuzzer's own arguments]`; without a reader it prints their names and dictionaries.
@main
enum Fuzz {
    static func main() {
        guard CommandLine.arguments.count > 1 else {
            for reader in FuzzedReader.all { print(reader.name, reader.dictionary) }
            return
        }
        let name = CommandLine.arguments[1]
        guard let reader = FuzzedReader.all.first(where: { $0.name == name }) else {
            let names = FuzzedReader.all.map(\.name).joined(separator: ", ")
            FileHandle.standardError.write(Data("fuzz: there is no reader \(name); use one of \(names)\n".utf8))
            exit(2)
        }
        exit(FuzzingRun(of: reader).start())
    }
}
