// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Drawing
import Foundation
package import Testing

/// A picture that is kept beside the tests, and how far from it another one may be.
///
/// `RECORD_SNAPSHOTS=1 swift test` draws them again; a test that records fails once, so that a person looks at it.
package struct GoldenImage {
    private let file: URL

    /// - Parameters:
    ///   - name: Of the file, without `.png`.
    ///   - source: The test's own file; the pictures lie in `Goldens` beside it.
    package init(_ name: String, source: String = #filePath) {
        file = URL(filePath: source).deletingLastPathComponent().appending(path: "Goldens/\(name).png")
    }

    /// Compares a picture with the one that is kept.
    ///
    /// Other versions of FreeType and Cairo draw edges a little differently: a
    /// part of the pixels may be a little off, none far.
    package func expect(_ bitmap: Bitmap, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil
        guard !isRecording, let data = FileManager.default.contents(atPath: file.path) else {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try bitmap.png().write(to: file)
            Issue.record("\(file.lastPathComponent) was recorded; look at it", sourceLocation: sourceLocation)
            return
        }
        let golden = try Bitmap(png: data)
        guard (golden.width, golden.height) == (bitmap.width, bitmap.height) else {
            Issue.record(
                "\(file.lastPathComponent) has \(golden.width) × \(golden.height) pixels, not \(bitmap.width) × \(bitmap.height)",
                sourceLocation: sourceLocation)
            return
        }
        let (mean, far) = golden.difference(from: bitmap)
        #expect(
            mean < 0.6 && far < 0.002, "\(file.lastPathComponent): mean difference \(mean), far off \(far)",
            sourceLocation: sourceLocation)
    }
}

extension Bitmap {
    /// How much two images of one size differ: the mean difference of their bytes, and which share of them are far off.
    package func difference(from other: Bitmap) -> (mean: Double, far: Double) {
        let differences = zip(bytes, other.bytes).map { abs(Int($0) - Int($1)) }
        let count = Double(max(differences.count, 1))
        return (Double(differences.reduce(0, +)) / count, Double(differences.count { $0 > 64 }) / count)
    }
}
