// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import DefinitionFiles
import Foundation
import Sentences
import TestSupport
import Testing

@Suite("What a project says about a definition's classes")
struct DefinitionSettingsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try write("Package.swift", "")
        try write("intentc.json", "", above: true)
    }

    private func write(_ path: String, _ text: String, above: Bool = false) throws {
        let file = folder.url.appendingPathComponent(above ? path : "Package/\(path)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func settings() throws -> DefinitionSettings {
        let path = folder.url.appendingPathComponent("Package/Sources/Kit/Base.lproj/Orders.intentdefinition").path
        try write("Sources/Kit/Base.lproj/Orders.intentdefinition", "")
        return try DefinitionSettings(around: path)
    }

    private static let project = "attributes = {\n\t\t\t\tCLASSPREFIX = %;\n\t\t\t\tLastUpgradeCheck = 1340;\n\t\t\t};"

    private static func project(_ prefix: String) -> String { project.replacing("%", with: prefix) }

    @Test("is nothing where nothing is said, and nothing around the package counts")
    func nothing() throws {
        let settings = try settings()
        #expect(settings.classPrefix == "")
        #expect(settings.visibility == nil)
    }

    @Test(
        "is taken from an Xcode project beside or above it", arguments: ["", "Sources/Kit/", "Sources/Kit/Base.lproj/"])
    func xcode(place: String) throws {
        try write("\(place)App.xcodeproj/project.pbxproj", Self.project("LB"))
        #expect(try settings().classPrefix == "LB")
    }

    @Test("is taken from the nearest file, and from intentc.json before an Xcode project")
    func nearest() throws {
        try write("App.xcodeproj/project.pbxproj", Self.project("\"FAR\""))
        #expect(try settings().classPrefix == "FAR")
        try write("Sources/App.xcodeproj/project.pbxproj", "attributes = { };")
        #expect(try settings().classPrefix == "FAR")
        try write("Sources/Other.xcodeproj/project.pbxproj", Self.project("NEAR"))
        #expect(try settings().classPrefix == "NEAR")
        try write("Sources/intentc.json", #"{"visibility": "internal"}"#)
        #expect(try settings().classPrefix == "")
        #expect(try settings().visibility == "internal")
        try write("Sources/Kit/intentc.json", #"{"classPrefix": "KIT"}"#)
        #expect(try settings().classPrefix == "KIT")
        #expect(try settings().visibility == nil)
    }

    @Test(
        "is refused where it can't be meant",
        arguments: [
            (#"{"classprefix": "A"}"#, "it has the unknown key ‘classprefix’"),
            ("[]", "it is not a JSON object with string values"),
            (#"{"classPrefix": 7}"#, "it is not a JSON object with string values"),
            ("", "it is not a JSON object with string values"),
            (#"{"classPrefix": "1 bad"}"#, "‘1 bad’ cannot begin a class name"),
            (#"{"visibility": "private"}"#, "‘private’ is not a valid visibility"),
        ])
    func refused(text: String, reason: String) throws {
        try write("Sources/Kit/intentc.json", text)
        let error = #expect(throws: DefinitionFileError.self) { try settings() }
        #expect(error?.description.contains("Sources/Kit/intentc.json: ") == true)
        #expect(error?.description.contains(reason) == true)
    }

    @Test("is refused where two Xcode projects in one folder say different things")
    func two() throws {
        try write("A.xcodeproj/project.pbxproj", Self.project("AA"))
        try write("B.xcodeproj/project.pbxproj", Self.project("AA"))
        #expect(try settings().classPrefix == "AA")
        try write("B.xcodeproj/project.pbxproj", Self.project("BB"))
        let error = #expect(throws: DefinitionFileError.self) { try settings() }
        #expect(error?.description.contains("the class prefixes AA and BB") == true)
    }

    @Test(
        "a class prefix is what a name can begin with, or nothing, and no longer than anybody writes",
        arguments: [
            ("", true), ("CF", true), ("_c9", true), (String(repeating: "a", count: 32), true),
            (String(repeating: "a", count: 33), false), ("9C", false), ("C-F", false), ("é", false), ("C F", false),
        ])
    func prefixes(text: String, isPrefix: Bool) {
        #expect(DefinitionSettings.isPrefix(text) == isPrefix)
    }
}
