// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import Shortcuts
import Testing

@testable import ContentProcessing

@Suite("What a camera writes into pictures")
struct PictureMetadataTests {
    /// A picture with all that a camera writes.
    private static func photo(
        _ exif: TestExif = TestExif(), type: PictureType = .jpeg, name: String = "photo.jpg"
    ) throws -> ContentFile {
        let plain = try TestPicture.flag(80, 40, name: name, type: type)
        let block = try #require(ExifBlock(exif.data))
        return ContentFile(name: name, type: type.rawValue, data: block.put(into: plain.data, type: type))
    }

    private static func value(_ name: String, _ file: ContentFile) async throws -> ContentValue? {
        try await TestPicture.content(.images(.property(name, of: [file]))).first?.value
    }

    private static func text(_ name: String, _ file: ContentFile) async throws -> String? {
        try await value(name, file).map { Coercion(in: RunEnvironment()).text(Content($0)) }
    }

    @Test("turns a picture upright", arguments: Array(1...8), [true, false])
    func orientations(orientation: Int, isLittle: Bool) async throws {
        let file = try Self.photo(TestExif(orientation: orientation, isLittle: isLittle))
        let picture = try TestPicture.read(file)
        #expect((picture.width, picture.height) == (orientation > 4 ? (40, 80) : (80, 40)))
        // Where the corner at the upper left of what is stored is seen, see Exif 2.32, 4.6.4, tag Orientation.
        let corners = [(1, 1), (-2, 1), (-2, -2), (1, -2), (1, 1), (-2, 1), (-2, -2), (1, -2)]
        let (x, y) = corners[orientation - 1]
        #expect(
            picture.has(
                TestPicture.green, (x + picture.width) % picture.width, (y + picture.height) % picture.height,
                within: 30))
        let names = ["Up", "Up Mirrored", "Down", "Down Mirrored", "Left Mirrored", "Right", "Right Mirrored", "Left"]
        #expect(try await Self.text("Orientation", file) == names[orientation - 1])
        #expect(try await Self.text("Width", file) == "\(picture.width)")
    }

    @Test("is told by name", arguments: [PictureType.jpeg, .png])
    func properties(type: PictureType) async throws {
        let file = try Self.photo(type: type)
        for (name, text) in [
            ("Width", "80"), ("Height", "40"), ("Camera Make", "Acme"), ("Camera Model", "Model 5"),
            ("Media Type", "Image"), ("Is a Screenshot", "Yes"), ("File Size", "\(file.data.count)"), ("Name", "photo"),
            ("File Extension", "jpg"), ("Frame Count", "1"), ("Location", "-10.5, 20.25"),
        ] {
            #expect(try await Self.text(name, file) == text, "\(name)")
        }
        guard case .date(let date)? = try await Self.value("Date Taken", file) else { throw TestPicture.NoFile() }
        // 10:11:12 two hours east of Greenwich.
        #expect(date.date.timeIntervalSince1970 == 1_688_890_272)
        guard case .dictionary(let dictionary)? = try await Self.value("Metadata Dictionary", file) else {
            throw TestPicture.NoFile()
        }
        #expect(dictionary["Copyright"].map { Coercion(in: RunEnvironment()).text($0) } == "secret owner")
    }

    @Test("is missing where no camera wrote", arguments: ["Date Taken", "Camera Make", "Location", "Nonsense"])
    func missing(name: String) async throws {
        #expect(try await TestPicture.content(.images(.property(name, of: [TestPicture.flag()]))).isEmpty)
    }

    @Test("is kept when it is to be, upright and without the small picture", arguments: [PictureType.jpeg, .png])
    func kept(type: PictureType) async throws {
        let file = try Self.photo(TestExif(orientation: 6))
        let made = try #require(
            try await TestPicture.files(
                .images(.convert([file], type: type.rawValue, quality: 0.8, keepsMetadata: true))
            ).first)
        #expect(made.name == (type == .jpeg ? "photo.jpg" : "photo.png"))
        #expect(try await Self.text("Camera Make", made) == "Acme")
        #expect(try await Self.text("Orientation", made) == "Up")
        let picture = try TestPicture.read(made)
        #expect((picture.width, picture.height) == (40, 80))
        #expect(made.data.range(of: TestExif().thumbnail) == nil)
        #expect(file.data.range(of: TestExif().thumbnail) != nil)
    }

    @Test("is gone when it is not to be kept, but not the turn", arguments: PictureTypes.names)
    func stripped(type: String, name: String) async throws {
        let file = try Self.photo(TestExif(orientation: 6))
        let made = try #require(
            try await TestPicture.files(
                .images(.convert([file], type: type, quality: 0.8, keepsMetadata: false))
            ).first)
        for secret in ["Acme", "secret owner", "Exif", "2023:07:09"] {
            #expect(made.data.range(of: Data(secret.utf8)) == nil, "\(secret) in \(made.name)")
        }
        #expect(try TestPicture.read(made).height == 80)
    }

    @Test("is smaller with less quality")
    func quality() async throws {
        let file = try TestPicture.file(200, 200) { context in
            for index in 0..<200 {
                TestPicture.fill(
                    context, (index * 37 % 256, index * 91 % 256, index, 255), Double(index * 53 % 200),
                    Double(index * 17 % 200), 30, 20)
            }
        }
        var sizes: [Int] = []
        for quality in [0, 0.5, 1] {
            let files = try await TestPicture.files(
                .images(.convert([file], type: "public.jpeg", quality: quality, keepsMetadata: true)))
            sizes.append(files[0].data.count)
        }
        #expect(sizes == sizes.sorted() && Set(sizes).count == 3)
    }

    @Test(
        "cannot be written as what nothing here writes",
        arguments: [("public.heic", "HEIC"), ("public.jpeg-2000", "public.jpeg-2000"), ("", "")])
    func unwritable(type: String, name: String) async throws {
        let failure = try await TestPicture.failure(
            .images(.convert([try TestPicture.flag()], type: type, quality: 1, keepsMetadata: true)))
        #expect(failure.reason.description == "pictures cannot be written as \(name)")
    }

    @Test("does no harm, however it is broken")
    func broken() {
        let whole = TestExif().data
        var random = RandomBytes(seed: 7)
        for count in 0..<whole.count { use(Data(whole.prefix(count))) }
        for _ in 0..<5000 {
            var bytes = whole
            for _ in 0..<3 { bytes[random.next(below: bytes.count)] = UInt8(random.next(below: 256)) }
            use(bytes)
        }
    }

    private func use(_ data: Data) {
        guard let block = ExifBlock(data) else { return }
        for tag in [0x010F, 0x0112, 0x9003, 0x0201, 0x8769] {
            for directory in [ExifBlock.Directory.main, .photo, .location] {
                _ = (block.text(tag, in: directory), block.number(tag, in: directory))
                _ = block.fractions(tag, in: directory)
            }
        }
        #expect(block.upright.map { $0.data.count == data.count } ?? true)
    }
}
