// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import CommandLineInterface
import Foundation
import Sentences

/// `FILE`, or `BUNDLE=FILE` for a bundle inside the app.
struct EntitlementsFile: ArgumentValue, Hashable {
    let bundle: String?
    let path: String

    static let expectation: Sentence = "a file, or BUNDLE=FILE for a bundle inside the app"

    init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.allSatisfy({ !$0.isEmpty }) else { return nil }
        bundle = parts.count == 2 ? parts[0] : nil
        path = parts[parts.count - 1]
    }

    /// The property list in the file.
    ///
    /// - Throws: ``UsageError`` if there is none.
    func read(_ surroundings: Surroundings) throws -> PropertyTree {
        let file = surroundings.file(path)
        do {
            let handle = try FileHandle(forReadingFrom: file)
            defer { try? handle.close() }
            return try PropertyTree(reading: try handle.read(upToCount: PropertyTree.sizeLimit + 1) ?? Data())
        } catch let error as InfoPlistError {
            throw UsageError("\(file.path): \(error.reason)", remedy: error.remedy)
        } catch {
            throw UsageError(
                "\(file.path) cannot be read: \(error.localizedDescription)",
                remedy: "give the path of an .entitlements file")
        }
    }
}
