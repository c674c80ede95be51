// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
package import Foundation
package import Wire

/// What an app showed at one moment.
package struct ScreenPicture: Hashable, Sendable {
    /// Counts the pictures of the app's process.
    package var number: Int
    package var display: ScreenDisplay
    package var png: Data
    /// Where a person may type.
    package var fields: [ScreenField] = []
}

extension PanelPixels {
    /// The pixels as a PNG, which takes some milliseconds, so not on a thread of the pool.
    func encoded() async throws(DrawingError) -> Data {
        let answer: Result<Data, DrawingError> = await withCheckedContinuation { continuation in
            DispatchQueue.global(qos: .userInitiated).async {
                do throws(DrawingError) {
                    let bitmap = try Bitmap(width: width, height: height, bytes: Array(bytes))
                    continuation.resume(returning: .success(try bitmap.quickPNG()))
                } catch {
                    continuation.resume(returning: .failure(error))
                }
            }
        }
        return try answer.get()
    }
}
