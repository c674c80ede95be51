// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import Shortcuts

extension ProcessingLimits {
    /// Lets files pass that are not too large.
    func check(_ files: [ContentFile]) throws(ShortcutFailure) {
        var left = bytes
        for file in files {
            let (rest, overflow) = left.subtractingReportingOverflow(file.data.count)
            guard !overflow, rest >= 0 else {
                throw ShortcutFailure(
                    "‘\(file.name)’ and its related files are larger than \(bytes >> 20) MiB",
                    remedy: "pass less at once", kind: .tooMuch)
            }
            left = rest
        }
    }

    /// The whole numbers of a picture's sides, where there can be such a picture; a side is at least one pixel.
    ///
    /// - Parameter name: What the picture is called.
    func sides(_ width: Double, _ height: Double, of name: String) throws(ShortcutFailure) -> (width: Int, height: Int)
    {
        let limit = Double(Self.side)
        guard width.isFinite, height.isFinite, width > 0, height > 0 else {
            throw ShortcutFailure(
                "‘\(name)’ cannot have \(Number(width).text) × \(Number(height).text) pixels",
                remedy: "use sides of at least one pixel")
        }
        guard width.rounded() <= limit, height.rounded() <= limit,
            max(width.rounded(), 1) * max(height.rounded(), 1) <= Double(pixels)
        else {
            throw ShortcutFailure(
                "‘\(name)’ with \(Number(width.rounded()).text) × \(Number(height.rounded()).text) pixels is too large",
                remedy:
                    "make it smaller: pictures have at most \(pixels / 1_000_000) million pixels and sides of at most "
                    + "\(Self.side)",
                kind: .tooMuch)
        }
        return (max(Int(width.rounded()), 1), max(Int(height.rounded()), 1))
    }

    /// Says that what comes out is too large.
    var overflow: ShortcutFailure {
        ShortcutFailure(
            "the result is larger than \(outputBytes >> 20) MiB", remedy: "pass less at once", kind: .tooMuch)
    }

    /// Throws where nobody waits any longer for what is done.
    func checkCancellation() throws(ShortcutFailure) {
        guard !Task.isCancelled else { throw .cancelled }
    }
}
