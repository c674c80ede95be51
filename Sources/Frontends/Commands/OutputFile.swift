// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Descriptors
import Foundation
import Store

/// A file that a person names for what a command makes.
enum OutputFile {
    /// Why an app's container takes no file; elsewhere the disk's own errors say why.
    struct Refusal: LocalizedError {
        var reason: String

        var errorDescription: String? { reason }
    }

    /// Writes the file; in an app's container the app's links are not followed.
    static func write(_ data: Data, to file: URL) throws {
        guard let way = ContainerWay(to: file) else { return try data.write(to: file) }
        do throws(SystemError) {
            try PlainFile.write(data, to: way.path, beneath: way.containers)
        } catch {
            throw Refusal(reason: "\(error)")
        }
    }
}
