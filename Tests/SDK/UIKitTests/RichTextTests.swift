// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKit

@Suite("Texts of Swift's own kind") @MainActor struct RichTextTests {
    @Test("keep what UIKit draws of their looks, there and back")
    func conversion() throws {
        var text = AttributedString("Bread and butter")
        let range = try #require(text.range(of: "butter"))
        text[range].foregroundColor = .red
        text[range].font = .boldSystemFont(ofSize: 20)
        text[range].underlineStyle = .single
        let drawn = NSAttributedString(text)
        let place = (drawn.string as NSString).range(of: "butter")
        #expect(drawn.attribute(.foregroundColor, at: place.location, effectiveRange: nil) as? UIColor == .red)
        #expect(drawn.attribute(.underlineStyle, at: place.location, effectiveRange: nil) as? Int == 1)
        #expect(drawn.attribute(.font, at: 0, effectiveRange: nil) == nil)
        #expect(AttributedString(drawn) == text)
    }

    @Test("are written as a JPEG that says how large it is")
    func jpeg() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 12)).image { context in
            UIColor.systemOrange.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 12))
        }
        let data = try #require(image.jpegData(compressionQuality: 0.8))
        #expect(data.starts(with: [0xFF, 0xD8, 0xFF]) && data.suffix(2) == Data([0xFF, 0xD9]))
        #expect(data.count < 2000)
        #expect(UIImage(data: data) != nil)
    }
}
