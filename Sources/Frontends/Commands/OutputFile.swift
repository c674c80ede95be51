// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Descriptors
import Foundation
import Sentences
import Store

/// A file that a person names for what a command makes.
enum OutputFile {
    /// Writes the file; in an app's container the app's links are not followed.
    static func write(_ data: Data, to file: URL) throws {
        guard let way = ContainerWay(to: file) else { return try data.write(to: file) }
        try PlainFile.write(data, to: way.path, beneath: way.containers)
    }

    /// Writes what a command made.
    static func write(result: Data, to file: URL) throws(UsageError) {
        do {
            try write(result, to: file)
        } catch {
            throw UsageError(
                "\(file.path(percentEncoded: false)) cannot be written: \(SystemError.reason(of: error))",
                remedy: "give a file that you can write")
        }
    }

    /// Writes a picture that is all that the command makes.
    static func write(picture: Data, to file: URL) throws(UsageError) {
        do {
            try write(picture, to: file)
        } catch {
            throw UsageError(
                "\(file.path(percentEncoded: false)) takes no picture: \(SystemError.reason(of: error))",
                remedy: "give a file that you can write")
        }
    }
}
