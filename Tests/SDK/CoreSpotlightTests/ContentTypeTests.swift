// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CoreSpotlight
import MobileCoreServices
import Testing

@testable import UniformTypeIdentifiers

@Suite("A content type")
struct ContentTypeTests {
    @Test("is found by identifier, file extension and MIME type")
    func finding() {
        #expect(UTType("public.jpeg") == .jpeg)
        #expect(UTType("org.example.nothing") == nil)
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
        #expect(UTType(filenameExtension: "mp4") == .mpeg4Movie)
        #expect(UTType(mimeType: "application/pdf") == .pdf)
        #expect(UTType(mimeType: "application/pdf", conformingTo: .image) == nil)
        #expect(UTType.png.preferredFilenameExtension == "png")
        #expect(UTType.png.preferredMIMEType == "image/png")
        #expect(UTType(exportedAs: "org.example.own").identifier == "org.example.own")
    }

    @Test("conforms to what it is a kind of")
    func conforming() {
        #expect(UTType.jpeg.conforms(to: .image))
        #expect(UTType.jpeg.conforms(to: .item))
        #expect(UTType.jpeg.conforms(to: .content))
        #expect(UTType.jpeg.conforms(to: .jpeg))
        #expect(!UTType.jpeg.isSubtype(of: .jpeg))
        #expect(!UTType.image.conforms(to: .jpeg))
        #expect(UTType.vCard.conforms(to: .contact))
    }

    @Test("of an activity's attributes may go by its new or its old name")
    func attributes() {
        #expect(CSSearchableItemAttributeSet(contentType: .text).contentType == kUTTypeText as String)
        #expect(CSSearchableItemAttributeSet(itemContentType: kUTTypeItem as String).contentType == "public.item")
    }

    @Test("that is known conforms to known types only")
    func table() {
        let known = Set(KnownType.all.map(\.identifier))
        for declaration in KnownType.all {
            #expect(known.isSuperset(of: declaration.parents), "\(declaration.identifier)")
        }
    }
}
