// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import Sentences
import TestSupport
import Testing

@testable import Apps

@Suite("String catalogues in bundles")
struct CompiledCatalogueTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func catalogue(_ name: String, _ strings: String) throws -> URL {
        let file = folder.url.appending(path: name)
        try Data(#"{"sourceLanguage":"en","strings":{\#(strings)}}"#.utf8).write(to: file)
        return file
    }

    @Test("each language gets its files, beside the catalogue, and keeps those that it has")
    func compiled() throws {
        let plural = #"{"variations":{"plural":{"other":{"stringUnit":{"value":"%lld Tassen"}}}}}"#
        _ = try catalogue(
            "Localizable.xcstrings",
            #""Tea":{"localizations":{"de":{"stringUnit":{"value":"Tee"}}}},"n":{"localizations":{"de":\#(plural)}}"#)
        let english = folder.url.appending(path: "en.lproj/Localizable.strings")
        try FileManager.default.createDirectory(
            at: english.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("\"Tea\" = \"My tea\";".utf8).write(to: english)
        try CompiledCatalogue.compileAll(in: folder.url)
        let german = folder.url.appending(path: "de.lproj")
        let strings = try Data(contentsOf: german.appending(path: "Localizable.strings"))
        #expect(try StringsReader.read(strings, path: "F") == ["Tea": "Tee"])
        let plurals = try Data(contentsOf: german.appending(path: "Localizable.stringsdict"))
        #expect(try StringsdictReader.read(plurals, path: "F")["n"]?.variables == ["value": ["other": "%lld Tassen"]])
        #expect(try String(contentsOf: english, encoding: .utf8) == "\"Tea\" = \"My tea\";")
    }

    @Test("a key of an Info.plist is no name of an app")
    func names() throws {
        let german = #"{"localizations":{"de":{"stringUnit":{"value":"Tee"}}}}"#
        let file = try catalogue("InfoPlist.xcstrings", #""CFBundleDisplayName":\#(german)"#)
        #expect(try CompiledCatalogue(file).places(of: "InfoPlist") == ["de.lproj/InfoPlist.strings"])
    }

    @Test("a language that is a path makes no file", arguments: ["../de", "", "a/b", "de.lproj"])
    func hostile(language: String) throws {
        let file = try catalogue("T.xcstrings", #""k":{"localizations":{"\#(language)":{"stringUnit":{"value":"x"}}}}"#)
        #expect(try CompiledCatalogue(file).places(of: "T") == ["en.lproj/T.strings"])
    }

    @Test("what is not a catalogue keeps the app from being bundled, with its line")
    func broken() throws {
        let file = try catalogue("T.xcstrings", "\n\"k\"")
        let error = #expect(throws: InstallError.self) { try CompiledCatalogue(file) }
        #expect(error?.subject == "\(file.path):2")
    }
}
