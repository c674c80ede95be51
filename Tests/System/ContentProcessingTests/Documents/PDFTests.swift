// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import Shortcuts
import Testing

@testable import ContentProcessing

@Suite("PDFs")
struct PDFTests {
    private typealias Layout = DocumentRequest.PDFLayout

    private static func pdf(
        _ content: Content, _ layout: DocumentRequest.PDFLayout = DocumentRequest.PDFLayout(),
        _ processor: ContentProcessor = ContentProcessor()
    ) async throws -> ContentFile {
        try #require(try await TestPicture.files(.documents(.makePDF(content, layout)), processor).first)
    }

    private static func texts(_ files: [ContentFile]) async throws -> [String] {
        try await TestPicture.content(.documents(.textOfPDF(files))).items.map { item in
            guard case .text(let text) = item.value else { throw TestPicture.NoFile() }
            return text.trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    private static func pages(
        _ file: ContentFile, dotsPerInch: Double = 72, isGray: Bool = false, type: String = "public.png"
    ) async throws -> [ContentFile] {
        try await TestPicture.files(
            .documents(.pagesOfPDF([file], dotsPerInch: dotsPerInch, isGray: isGray, type: type)))
    }

    /// A document of so many pages, each with its word.
    private static func document(_ words: String..., name: String) async throws -> ContentFile {
        var files: [ContentItem] = []
        for word in words { files.append(ContentItem(.file(try await pdf(.text(word))))) }
        let made = try await pdf(Content(files))
        return ContentFile(name: name, type: made.type, data: made.data)
    }

    @Test("of texts have these texts", arguments: ["Hello, world", "你好,世界", "Grüße aus Köln", "one\ntwo\n\nthree"])
    func texts(text: String) async throws {
        let file = try await Self.pdf(.text(text))
        #expect(file.type == "com.adobe.pdf")
        #expect(file.name == "\(text.prefix { $0 != "\n" }).pdf")
        let read = try await Self.texts([file])[0]
        #expect(read.split(whereSeparator: \.isNewline) == text.split(whereSeparator: \.isNewline))
    }

    @Test("of several texts have them one after the other, on as few pages as they need")
    func severalTexts() async throws {
        let file = try await Self.pdf(Content((1...200).map { ContentItem(.text("line \($0)")) }))
        #expect(try await Self.pages(file, dotsPerInch: 20).count == 5)
        let lines = try await Self.texts([file])[0].split(whereSeparator: \.isNewline)
        #expect(lines.count == 200)
        #expect(lines.last == "line 200")
    }

    @Test("break a long text between words, and lose none")
    func longText() async throws {
        let words = (0..<5000).map { "word\($0)" }
        let file = try await Self.pdf(.text(words.joined(separator: " ")))
        let read = try await Self.texts([file])[0].split(whereSeparator: \.isWhitespace).map { String($0) }
        #expect(read == words)
    }

    @Test("of texts with styles, pages and other things have what these are as text")
    func otherTexts() async throws {
        let html =
            "<html><head><title>no</title><style>p{}</style></head><body><h1>Head</h1><p>salt &amp; pepper</p></body></html>"
        let page = ContentFile(name: "a.html", type: "public.html", data: Data(html.utf8))
        let content = Content([
            ContentItem(.richText(RichText(html: "<b>bold</b>", text: "bold"))), ContentItem(.file(page)),
            ContentItem(.number(.whole(42))),
        ])
        let lines = try await Self.texts([try await Self.pdf(content)])[0].split(whereSeparator: \.isNewline)
        #expect(lines == ["bold", "Head", "salt & pepper", "42"])
    }

    @Test("are not made of what has no pages")
    func noPages() async throws {
        let file = ContentFile(name: "a.zip", type: "public.zip-archive", data: Data([80, 75, 3, 4]))
        let failure = try await TestPicture.failure(.documents(.makePDF(Content(.file(file)), Layout())))
        #expect(failure.reason.description == "‘a.zip’ cannot be put on pages: it is not a text, picture or PDF")
        #expect(try await TestPicture.content(.documents(.makePDF(.nothing, Layout()))).isEmpty)
    }

    @Test("of pictures have pages as large as these, or sheets with a margin", arguments: [false, true])
    func pictures(hasMargin: Bool) async throws {
        for type in [PictureType.png, .jpeg] {
            let file = try TestPicture.flag(80, 40, name: "a.\(type.extensions[0])", type: type)
            let pdf = try await Self.pdf(Content(.file(file)), Layout(hasMargin: hasMargin))
            #expect(pdf.name == "a.pdf")
            let picture = try TestPicture.read(try await Self.pages(pdf)[0])
            #expect((picture.width, picture.height) == (hasMargin ? (595, 842) : (80, 40)))
            let (x, y) = hasMargin ? ((595 - 80) / 2, (842 - 40) / 2) : (0, 0)
            #expect(picture.has(TestPicture.green, x + 5, y + 3, within: 30))
            #expect(picture.has(TestPicture.blue, x + 75, y + 35, within: 30))
            if hasMargin { #expect(picture.has(TestPicture.white, 10, 10)) }
        }
    }

    @Test("take a photo's bytes as they are, but not what the camera wrote")
    func photos() async throws {
        let plain = try TestPicture.flag(400, 200, name: "a.jpeg", type: .jpeg)
        let block = try #require(ExifBlock(TestExif().data))
        let photo = ContentFile(name: "a.jpeg", type: plain.type, data: block.put(into: plain.data, type: .jpeg))
        let pdf = try await Self.pdf(Content(.file(photo)), Layout(hasMargin: false))
        #expect(pdf.data.range(of: Data("DCTDecode".utf8)) != nil)
        #expect(pdf.data.range(of: Data("secret owner".utf8)) == nil)
        #expect(pdf.data.range(of: plain.data.suffix(200)) != nil)
    }

    @Test("are made of a picture by converting it")
    func converted() async throws {
        let files = try await TestPicture.files(
            .images(.convert([TestPicture.flag()], type: "com.adobe.pdf", quality: 1, keepsMetadata: true)))
        #expect(files.map(\.name) == ["flag.pdf"])
        #expect(try TestPicture.read(try await Self.pages(files[0])[0]).width == 80)
    }

    @Test(
        "have the pages that were chosen, in order or in turn",
        arguments: [
            (ClosedRange<Int>?.none, false, ["a", "b", "c", "x", "y"]), (nil, true, ["a", "x", "b", "y", "c"]),
            (2...3, false, ["b", "c", "y"]), (3...9, false, ["c"]), (1...1, true, ["a", "x"]),
        ])
    func merging(range: ClosedRange<Int>?, isShuffled: Bool, words: [String]) async throws {
        let files = [
            try await Self.document("a", "b", "c", name: "one.pdf"), try await Self.document("x", "y", name: "two.pdf"),
        ]
        let pdf = try await Self.pdf(
            Content(files.map { ContentItem(.file($0)) }), Layout(pages: range, isShuffled: isShuffled))
        #expect(pdf.name == "one.pdf")
        #expect(try await Self.texts([pdf])[0].split(whereSeparator: \.isWhitespace).map { String($0) } == words)
    }

    @Test("say that a page is missing")
    func missingPages() async throws {
        let file = try await Self.document("a", name: "one.pdf")
        let failure = try await TestPicture.failure(
            .documents(.makePDF(Content(.file(file)), Layout(pages: 4...6))))
        #expect(failure.reason.description == "it has no pages from 4 to 6")
    }

    @Test(
        "become pictures",
        arguments: [("public.png", "one 1.png"), ("public.jpeg", "one 1.jpeg"), ("public.tiff", "one 1.tiff")])
    func pagePictures(type: String, name: String) async throws {
        let file = try await Self.document("a", "b", name: "one.pdf")
        let pages = try await Self.pages(file, dotsPerInch: 144, type: type)
        #expect(pages.map(\.type) == [type, type])
        #expect(pages[0].name == name)
        let picture = try TestPicture.read(pages[1])
        #expect((picture.width, picture.height) == (1190, 1684))
        #expect(picture.has(TestPicture.white, 5, 5))
    }

    @Test("become gray pictures")
    func gray() async throws {
        let pdf = try await Self.pdf(
            Content(.file(try TestPicture.plain(20, 20, TestPicture.red))), Layout(hasMargin: false))
        let picture = try TestPicture.read(try await Self.pages(pdf, isGray: true)[0])
        let color = picture.color(10, 10)
        #expect(color.red == color.green && color.green == color.blue && color.red < 100)
    }

    @Test("become no pictures of a strange fineness", arguments: [Double.nan, .infinity, 0, -1, 1e300, 1e-300])
    func strangeFineness(value: Double) async throws {
        let file = try await Self.document("a", name: "one.pdf")
        let result = try #require(
            await ContentProcessor().perform(
                .documents(.pagesOfPDF([file], dotsPerInch: value, isGray: false, type: "public.png"))))
        if value == 1e-300 {
            #expect(try result.content().count == 1)
        } else {
            guard case .failed = result else { throw TestPicture.NoFailure() }
        }
    }

    /// A document as it is written by hand.
    private static func written(mediaBox: String, count: Int = 1) -> ContentFile {
        let kids = (0..<count).map { _ in "3 0 R" }.joined(separator: " ")
        let text = """
            %PDF-1.4
            1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
            2 0 obj <</Type/Pages/Kids[\(kids)]/Count \(count)>> endobj
            3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[\(mediaBox)]>> endobj
            trailer <</Root 1 0 R>>
            """
        return ContentFile(name: "written.pdf", type: "com.adobe.pdf", data: Data(text.utf8))
    }

    @Test(
        "with pages of tremendous sides are refused",
        arguments: [
            "0 0 1000000 1000000", "0 0 14000 14000", "0 0 99999999999999999999 5",
            "0 0 \(String(repeating: "9", count: 400)) 9",
        ])
    func hugePages(box: String) async throws {
        let file = Self.written(mediaBox: box)
        let failure = try await TestPicture.failure(
            .documents(.pagesOfPDF([file], dotsPerInch: 300, isGray: false, type: "public.png")))
        #expect(failure.reason.description.contains("written.pdf"))
    }

    @Test("with more pages than the bound are refused")
    func manyPages() async throws {
        let processor = ContentProcessor(limits: ProcessingLimits(pages: 3))
        let file = Self.written(mediaBox: "0 0 9 9", count: 4)
        #expect(try await TestPicture.failure(.documents(.textOfPDF([file])), processor).kind == .tooMuch)
        let long = (0..<300).map { _ in "line" }.joined(separator: "\n")
        #expect(try await TestPicture.failure(.documents(.makePDF(.text(long), Layout())), processor).kind == .tooMuch)
        let two = Content([0, 1].map { _ in ContentItem(.file(Self.written(mediaBox: "0 0 9 9", count: 2))) })
        #expect(try await TestPicture.failure(.documents(.makePDF(two, Layout())), processor).kind == .tooMuch)
    }

    @Test("with a password say so")
    func encrypted() async throws {
        // Standard security, revision 2, see PDF 1.7, 7.6.3: no user's password but one that nobody knows.
        let key = String(repeating: "41", count: 32)
        let text = """
            %PDF-1.4
            1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
            2 0 obj <</Type/Pages/Kids[]/Count 0>> endobj
            3 0 obj <</Filter/Standard/V 1/R 2/O<\(key)>/U<\(key)>/P -4>> endobj
            trailer <</Root 1 0 R/Encrypt 3 0 R/ID[<00><00>]>>
            """
        let file = ContentFile(name: "secret.pdf", type: "com.adobe.pdf", data: Data(text.utf8))
        let failure = try await TestPicture.failure(.documents(.textOfPDF([file])))
        #expect(failure.reason.description == "‘secret.pdf’ is protected by a password")
        #expect(failure.remedy.description == "save a copy without a password and use that")
    }

    @Test("that are broken give a text, pages or a failure that names them")
    func garbage() async throws {
        let whole = try await Self.document("a", "b", name: "one.pdf").data
        var random = RandomBytes(seed: 11)
        var versions = stride(from: 0, to: whole.count, by: whole.count / 40).map { Data(whole.prefix($0)) }
        for _ in 0..<60 {
            var bytes = whole
            for _ in 0..<6 { bytes[random.next(below: bytes.count)] = UInt8(random.next(below: 256)) }
            versions.append(bytes)
        }
        for version in versions {
            let file = ContentFile(name: "broken.pdf", type: "com.adobe.pdf", data: version)
            for effect in [
                Effect.documents(.textOfPDF([file])),
                .documents(.pagesOfPDF([file], dotsPerInch: 20, isGray: false, type: "public.png")),
                .documents(.makePDF(Content(.file(file)), Layout())),
            ] {
                if case .failed(let failure) = try #require(await ContentProcessor().perform(effect)) {
                    let isNamed = failure.reason.description.contains("broken")
                    #expect(isNamed || failure.reason.description.hasPrefix("it has no pages from"))
                }
            }
        }
    }

    @Test(
        "of HTML have its text",
        arguments: [
            ("a<br>b", "a\nb"), ("<p>x</p><p>y", "x\ny"), ("&lt;&#65;&#x42;&gt;", "<AB>"), ("1 < 2", "1"),
            ("&amp;&nope;&", "&&nope;&"), ("<script>if (a<b) {}</script>z", "z"), ("<!-- <b> -->q", "q"),
            ("  a \n  b ", "a b"), ("a &amp; b", "a & b"), ("<", ""), ("", ""), ("&#x110000;", "&#x110000;"),
        ])
    func html(html: String, text: String) { #expect(PlainHTML.text(of: html) == text) }
}
