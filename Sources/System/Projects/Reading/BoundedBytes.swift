// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Descriptors
import Sentences

/// Reads regular files up to a size, with what to do about one that is not read.
enum BoundedBytes {
    static func read(_ path: String, limit: Int) throws(Problem<Fault>) -> [UInt8] {
        do throws(PlainFile.Problem) {
            return try PlainFile.read(path, limit: limit)
        } catch {
            switch error {
            case .noFile: throw Problem("this is not a regular file", remedy: "put a file in its place")
            case .tooLarge(let limit):
                throw Problem(
                    "the file has more than \(limit) bytes",
                    remedy: "check that it has the type that its name suggests")
            case .absent, .link, .system:
                throw Problem("the file cannot be read: \(error.reason)", remedy: "check its permissions")
            }
        }
    }
}
