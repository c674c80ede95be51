// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Sentences
import TestSupport
import Testing

@testable import Apps

@Suite("Copying a bundle")
struct BundleCopierTests {
    private let folder: TemporaryFolder
    private var source: URL { folder.url.appending(path: "Shop.app") }
    private var target: URL { folder.url.appending(path: "copy/Shop.app") }

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            at: source.appending(path: "PlugIns/A.appex"), withIntermediateDirectories: true)
        try Data("run me".utf8).write(to: source.appending(path: "Shop"))
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o4755], ofItemAtPath: source.appending(path: "Shop").path)
        try Data("read me".utf8).write(to: source.appending(path: "PlugIns/A.appex/text"))
    }

    private func link(_ name: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: source.appending(path: name).path, withDestinationPath: destination)
    }

    @Test("files, folders and inner links arrive, special bits do not")
    func copy() throws {
        try link("PlugIns/A.appex/alias", to: "../../Shop")
        try BundleCopier.copy(source, to: target)
        #expect(try Data(contentsOf: target.appending(path: "PlugIns/A.appex/text")) == Data("read me".utf8))
        #expect(
            try FileManager.default.destinationOfSymbolicLink(
                atPath: target.appending(path: "PlugIns/A.appex/alias").path) == "../../Shop")
        let mode = try FileManager.default.attributesOfItem(atPath: target.appending(path: "Shop").path)
        #expect(mode[.posixPermissions] as? Int == 0o755)
    }

    @Test(
        "a link that leads out of the bundle is refused",
        arguments: ["/etc/passwd", "../../secret", "../Shop.appendix", ".."])
    func escape(destination: String) throws {
        try link("escape", to: destination)
        let error = #expect(throws: InstallError.self) { try BundleCopier.copy(source, to: target) }
        #expect(error?.code == .badBundle)
        #expect(error?.subject.hasSuffix("Shop.app/escape") == true)
    }

    @Test("a link through another link that leads out is refused")
    func twoSteps() throws {
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "outside"), withIntermediateDirectories: true)
        try link("a", to: "PlugIns/../../outside")
        let error = #expect(throws: InstallError.self) { try BundleCopier.copy(source, to: target) }
        #expect(error?.code == .badBundle)
    }

    @Test("a pipe is refused rather than read")
    func pipe() throws {
        try #require(mkfifo(source.appending(path: "pipe").path, 0o600) == 0)
        let error = #expect(throws: InstallError.self) { try BundleCopier.copy(source, to: target) }
        #expect(error?.reason.description.contains("pipe") == true)
    }

    @Test("a bundle that is too large is refused before any of it is copied, with holes or without")
    func size() throws {
        for name in ["a", "PlugIns/A.appex/b"] {
            let file = open(source.appending(path: name).path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
            defer { close(file) }
            try #require(ftruncate(file, 5 << 30) == 0)
        }
        let error = #expect(throws: InstallError.self) { try BundleCopier.copy(source, to: target) }
        #expect(error?.reason == "the bundle has more than 8 GiB")
        #expect(!FileManager.default.fileExists(atPath: target.path))
    }

    @Test("a bundle that the disk has no room for is refused before any of it is copied")
    func room() throws {
        try Data(count: 3 << 20).write(to: source.appending(path: "film"))
        let error = #expect(throws: InstallError.self) {
            try BundleCopier.copy(source, to: target) { $0.lastPathComponent == "copy" ? 2 << 20 : nil }
        }
        #expect(error?.reason == "it has 3 MiB, and the disk has 2 MiB left")
        #expect(!FileManager.default.fileExists(atPath: target.path))
        try BundleCopier.copy(source, to: target) { _ in 4 << 20 }
    }

    @Test("folders without end are refused")
    func depth() throws {
        let deep = String(repeating: "a/", count: BundleCopier.depthLimit + 1)
        try FileManager.default.createDirectory(
            at: source.appending(path: deep), withIntermediateDirectories: true)
        let error = #expect(throws: InstallError.self) { try BundleCopier.copy(source, to: target) }
        #expect(error?.reason.description.contains("deeper") == true)
    }
}
