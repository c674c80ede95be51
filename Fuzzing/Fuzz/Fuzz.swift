// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import FuzzedReaders
import Glibc

/// `fuzz READER [libFuzzer's own arguments]`; without a reader it prints their names and dictionaries, and
/// `fuzz --seeds CORPUS` writes the seeds that code makes into the readers' folders.
@main
enum Fuzz {
    static func main() {
        guard CommandLine.arguments.count > 1 else {
            for reader in FuzzedReader.all { print(reader.name, reader.dictionary) }
            return
        }
        let name = CommandLine.arguments[1]
        if name == "--seeds", CommandLine.arguments.count == 3 { exit(writeSeeds(to: CommandLine.arguments[2])) }
        guard let reader = FuzzedReader.all.first(where: { $0.name == name }) else {
            let names = FuzzedReader.all.map(\.name).joined(separator: ", ")
            FileHandle.standardError.write(Data("fuzz: there is no reader \(name); use one of \(names)\n".utf8))
            exit(2)
        }
        exit(FuzzingRun(of: reader).start())
    }

    /// - Returns: The exit status.
    private static func writeSeeds(to corpus: String) -> Int32 {
        do {
            for reader in FuzzedReader.all {
                let folder = URL(filePath: corpus).appending(path: reader.name)
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                for (name, data) in try reader.seeds() { try data.write(to: folder.appending(path: name)) }
            }
            return 0
        } catch {
            FileHandle.standardError.write(Data("fuzz: the seeds cannot be written: \(error)\n".utf8))
            return 1
        }
    }
}
