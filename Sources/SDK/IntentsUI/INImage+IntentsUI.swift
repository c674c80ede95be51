// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import Intents
public import UIKit

extension INImage {
    /// An image that an app has or has drawn, with its bytes; a system symbol as it is drawn in black.
    public convenience init(uiImage: UIImage) {
        self.init(imageData: uiImage.pngData() ?? INImage.drawn(uiImage))
    }

    /// An image of pixels.
    public convenience init(cgImage: CGImage) { self.init(uiImage: UIImage(cgImage: cgImage)) }

    private static func drawn(_ image: UIImage) -> Data {
        if image.isSymbolImage {
            return UIGraphicsImageRenderer(size: image.size).pngData { _ in image.draw(at: .zero) }
        }
        return image.data ?? Data()
    }

    /// The size in points at which the image of a response is shown best.
    public class func imageSize(for intentResponse: INIntentResponse) -> CGSize {
        CGSize(width: 60, height: 60)
    }
}
