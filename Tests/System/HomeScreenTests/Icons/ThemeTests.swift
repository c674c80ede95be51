// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import TestSupport
import Testing

@testable import HomeScreen

@Suite("The icon theme")
struct ThemeTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func write(_ bytes: Data, _ place: String) throws {
        let file = folder.url.appending(path: "icons/Adwaita/\(place)/actions/list-add-symbolic.svg")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: file)
    }

    private func draw() async throws -> DrawnIcon {
        try await IconArtist(dataFolders: [folder.url]).draw(.symbol("plus"))
    }

    private static let square = Data(
        #"<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><path d="M0 0h16v16H0z"/></svg>"#.utf8)

    @Test("is found where GNOME 43 keeps it and where GNOME 44 does", arguments: ["scalable", "symbolic"])
    func places(place: String) async throws {
        try write(Self.square, place)
        let drawn = try await draw()
        #expect(drawn.warning == nil)
        #expect(try #require(Picture(drawn.png)).coverage == 52 * 52)
    }

    @Test("that is not installed is named, with the package to install")
    func absent() async throws {
        let drawn = try await draw()
        let warning = try #require(drawn.warning)
        #expect(warning.contains("‘list-add’"))
        #expect(warning.contains("install the package adwaita-icon-theme"))
        #expect(drawn.png == (try await IconArtist().draw(.plain)).png)
    }

    @Test("follows no reference out of a drawing")
    func references() async throws {
        let secret = folder.url.appending(path: "secret.svg")
        try Self.square.write(to: secret)
        let text = """
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="16" height="16">\
            <image xlink:href="file://\(secret.path)" width="16" height="16"/>\
            <use xlink:href="file://\(secret.path)#a"/></svg>
            """
        try write(Data(text.utf8), "symbolic")
        #expect(try #require(Picture(try await draw().png)).coverage < 52 * 52)
    }

    @Test(
        "with a drawing that cannot be read gives a plain dot and the reason",
        arguments: [
            Data(), Data([0xFF, 0xFE]), Data("<svg".utf8), Data("<svg xmlns='http://www.w3.org/2000/svg'><g>".utf8),
            Data("<html/>".utf8), Data(count: 300 << 10),
            Data(
                """
                <!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;">
                <!ENTITY d "&c;&c;&c;&c;&c;&c;"><!ENTITY e "&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;">]>
                <svg xmlns="http://www.w3.org/2000/svg"><text>&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;</text>
                """.utf8),
        ])
    func broken(bytes: Data) async throws {
        try write(bytes, "symbolic")
        let drawn = try await draw()
        #expect(drawn.warning?.contains("list-add") == true, "\(drawn.warning ?? "no warning")")
        #expect(drawn.png == (try await IconArtist().draw(.plain)).png)
    }

    @Test("takes any damage to a drawing without harm")
    func damaged() async throws {
        var random = SplitMix(state: 7)
        let whole = Data(try #require(LineDrawing.named["gift"]).document(isFilled: false).utf8)
        for _ in 0..<200 {
            try write(random.damaged(whole), "symbolic")
            let drawn = try await draw()
            #expect(Picture(drawn.png)?.width == 70)
        }
    }
}
