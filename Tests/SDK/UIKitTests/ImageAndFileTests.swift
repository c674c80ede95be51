// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import UIKit

@Suite("Images, and files that are handed over") struct ImageAndFileTests {
    @Test("a PNG's bytes are its file's; other files have none")
    func png() throws {
        let bytes = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2])
        #expect(try #require(UIImage(data: bytes)).pngData() == bytes)
        for garbage in [Data(), Data("no image".utf8), Data([0x89, 0x50]), Data(count: 100)] {
            #expect(UIImage(data: garbage) == nil)
        }
        #expect(try #require(UIImage(data: Data([0xFF, 0xD8, 0xFF]))).pngData() == nil)
        #expect(UIImage().pngData() == nil)
    }

    @Test("an image for another way of colouring is the same otherwise")
    func rendering() throws {
        let image = try #require(UIImage(systemName: "cart"))
        let template = image.withRenderingMode(.alwaysTemplate)
        #expect(template.renderingMode == .alwaysTemplate)
        #expect(template.symbolName == "cart")
        #expect(image.renderingMode == .automatic)
    }

    @Test("access is given to files that can be read, and to nothing else")
    func access() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("bread")
        #expect(!file.startAccessingSecurityScopedResource())
        try Data("bread".utf8).write(to: file)
        #expect(file.startAccessingSecurityScopedResource())
        file.stopAccessingSecurityScopedResource()
        #expect(try !#require(URL(string: "https://example.org/bread")).startAccessingSecurityScopedResource())
    }
}
