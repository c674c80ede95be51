// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ContentProcessing
import Foundation
import Sentences
import Shortcuts
import Testing

@Suite("An archive")
struct ArchiveProcessorTests {
    private static func file(_ name: String, _ text: String) -> ContentFile {
        ContentFile(name: name, type: FileTypes.type(ofName: name), data: Data(text.utf8))
    }

    private static func make(
        _ files: [ContentFile], _ format: String, by processor: ArchiveProcessor = .init()
    ) throws -> ContentFile {
        let content = try processor.perform(.makeArchive(files, name: "All", format: format))
        guard case .file(let file)? = content?.first?.value else { throw Absent() }
        return file
    }

    private struct Absent: Error {}

    private static func extract(
        _ archive: ContentFile, by processor: ArchiveProcessor = .init()
    ) throws -> [ContentFile] {
        let content = try #require(try processor.perform(.extractArchive(archive)))
        return content.items.compactMap { if case .file(let file) = $0.value { file } else { nil } }
    }

    /// An archive of members as they are written, by the reader's own library.
    private static func crafted(_ members: [RawMember], _ format: RawMember.Format = .tar) throws -> ContentFile {
        ContentFile(name: "in.tar", type: "public.tar-archive", data: try RawMember.archive(of: members, format))
    }

    private static func failure(_ body: () throws -> Void) -> ShortcutFailure? {
        do {
            try body()
            return nil
        } catch {
            return error as? ShortcutFailure
        }
    }

    @Test(
        "gives the files again that were put into it",
        arguments: ["zip", "tar", "tar.gz", "tar.bz2", "tar.xz", "tar.Z", "cpio", "7z", "iso", "ZIP"])
    func roundTrip(format: String) throws {
        let files = [
            Self.file("a.txt", "Hello"), Self.file("ändern 你好.json", "{}"), Self.file("none.txt", ""),
            ContentFile(
                name: "b.bin", type: "public.data", data: Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 * $0) })
            ),
        ]
        let archive = try Self.make(files, format)
        #expect(archive.name.lowercased() == "all.\(format.lowercased())")
        let found = try Self.extract(archive)
        // The order is that of the format.
        #expect(Set(found.map(\.name)) == Set(files.map(\.name)))
        for file in files {
            let other = try #require(found.first { $0.name == file.name })
            #expect(other.data == file.data)
            #expect(other.type == file.type)
        }
    }

    @Test("of one packed file has its name")
    func single() throws {
        let packed = try Self.make([Self.file("a.txt", "Hello")], "gz")
        #expect(packed.name == "All.gz")
        let named = ContentFile(name: "letter.txt.gz", type: packed.type, data: packed.data)
        let files = try Self.extract(named)
        #expect(files.map(\.name) == ["letter.txt"])
        #expect(files.first?.data == Data("Hello".utf8))
        #expect(Self.failure { _ = try Self.make([Self.file("a", ""), Self.file("b", "")], "gz") } != nil)
    }

    @Test("has each name once, and none that is a path")
    func names() throws {
        let files = ["a.txt", "a.txt", "../b", "..", "a.txt", "c/d"].map { Self.file($0, $0) }
        let names = try Self.extract(try Self.make(files, "zip")).map(\.name)
        #expect(names == ["a.txt", "a 2.txt", "..-b", "File", "a 3.txt", "c-d"])
    }

    @Test(
        "whose member would lie outside of it is refused",
        arguments: ["../evil.sh", "a/../../evil.sh", "..", "..\\evil.sh", "a\\..\\..\\evil.sh"])
    func outside(path: String) throws {
        for format in [RawMember.Format.tar, .zip] {
            let archive = try Self.crafted([RawMember("good.txt"), RawMember(path)], format)
            let failure = Self.failure { _ = try Self.extract(archive) }
            #expect(failure?.reason.description.contains("outside") == true, "\(format)")
        }
    }

    @Test("gives no links, devices and folders, and the names without folders")
    func kinds() throws {
        let files = try Self.extract(
            try Self.crafted([
                RawMember("folder", kind: 0o040000), RawMember("folder/a.txt"), RawMember("/etc/b.txt"),
                RawMember("link", kind: 0o120000, link: "/etc/passwd"), RawMember("hard", hardLink: "/etc/passwd"),
                RawMember("pipe", kind: 0o010000), RawMember("__MACOSX/._a.txt"),
            ]))
        #expect(files.map(\.name) == ["a.txt", "b.txt"])
        #expect(files.map(\.path) == [nil, nil])
    }

    @Test("is bounded in its members")
    func members() throws {
        let archive = try Self.make((0..<30).map { Self.file("\($0)", "") }, "tar")
        #expect(try Self.extract(archive, by: ArchiveProcessor(mostMembers: 30)).count == 30)
        let failure = Self.failure { _ = try Self.extract(archive, by: ArchiveProcessor(mostMembers: 29)) }
        #expect(failure?.kind == .tooMuch)
    }

    @Test("is bounded in its bytes", arguments: ["zip", "tar.gz", "7z", "tar.xz"])
    func bytes(format: String) throws {
        let file = ContentFile(name: "zeros", type: "public.data", data: Data(count: 20 << 20))
        let archive = try Self.make([file], format)
        #expect(archive.data.count < 100_000)
        // 20 MB of 20 kB are a bomb.
        #expect(Self.failure { _ = try Self.extract(archive) }?.kind == .tooMuch)
        let generous = ArchiveProcessor(mostRatio: 100_000)
        #expect(try Self.extract(archive, by: generous).first?.data.count == 20 << 20)
        let narrow = ArchiveProcessor(mostBytes: 1 << 20, mostRatio: 100_000)
        #expect(Self.failure { _ = try Self.extract(archive, by: narrow) }?.kind == .tooMuch)
        #expect(Self.failure { _ = try Self.make([file], "tar", by: narrow) }?.kind == .tooMuch)
    }

    @Test("of bytes that no file keeps is bounded as well")
    func unseenBytes() throws {
        let archive = try Self.crafted([RawMember("__MACOSX/x", data: Data(count: 2 << 20))])
        let failure = Self.failure { _ = try Self.extract(archive, by: ArchiveProcessor(mostBytes: 1 << 20)) }
        #expect(failure?.kind == .tooMuch)
    }

    @Test("that is locked says so")
    func locked() throws {
        let archive = try Self.crafted([RawMember("a.txt")], .lockedZip)
        let failure = Self.failure { _ = try Self.extract(archive) }
        #expect(failure?.reason.description.contains("password") == true)
    }

    @Test("is refused when it is invalid")
    func none() throws {
        for data in [Data(), Data("just a text".utf8), Data([0x50, 0x4B, 3, 4, 0, 0]), Data([0x1F, 0x8B, 8, 0])] {
            let file = ContentFile(name: "x.zip", type: "public.zip-archive", data: data)
            let failure = Self.failure { _ = try Self.extract(file) }
            #expect(failure?.reason.description.contains("x.zip") == true, "\(data.count)")
        }
    }

    @Test(
        "that is damaged anywhere ends in files or in a failure", arguments: ["zip", "tar.gz", "7z", "tar.xz", "cpio"])
    func damaged(format: String) throws {
        let archive = try Self.make([Self.file("a.txt", "Hello, hello"), Self.file("b.txt", "again")], format)
        var refused = 0
        for index in archive.data.indices {
            var data = archive.data
            data[index] ^= 0x55
            for data in [data, data.prefix(index)] {
                let file = ContentFile(name: "x", type: archive.type, data: Data(data))
                var files: [ContentFile] = []
                let failure = Self.failure { files = try Self.extract(file) }
                // A change may fall on a name or on content that has no checksum.
                #expect(files.count <= 2 && failure?.reason.isEmpty != true)
                if failure != nil { refused += 1 }
            }
        }
        #expect(refused > 0)
    }

    @Test("is nobody's matter when something else is asked")
    func others() throws {
        let content = try ArchiveProcessor().perform(.richTextFromMarkdown("a"))
        #expect(content.map(\.count) == nil)
        #expect(Self.failure { _ = try Self.make([], "arj") } != nil)
    }
}
