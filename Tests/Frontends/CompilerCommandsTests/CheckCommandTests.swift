// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("intentc check")
struct CheckCommandTests {
    @Test("says that a sound definition is sound")
    func sound() async throws {
        let run = try await Intentc.run("check", Intentc.sound.path)
        #expect(run.status == 0)
        #expect(run.output == "1 file: no errors\n")
        #expect(run.errors.isEmpty)
    }

    @Test("says where a definition is wrong, on standard error, as the person wrote the path")
    func broken() async throws {
        let folder = try TemporaryFolder()
        _ = try Intentc.broken(in: folder.url)
        let run = try await Intentc.run("check", "Broken.intentdefinition", in: folder.url)
        #expect(run.status == 1)
        #expect(run.output.hasPrefix("1 file: "))
        #expect(run.output.contains("error"))
        let place = #/^Broken\.intentdefinition:\d+:\d+: error: .+; .+$/#
        #expect(run.errors.split(separator: "\n").contains { $0.wholeMatch(of: place) != nil })
    }

    @Test("walks folders, hidden ones aside, and goes on after an error")
    func folders() async throws {
        let folder = try TemporaryFolder()
        for path in ["A/Base.lproj", "B", ".build"] {
            try FileManager.default.createDirectory(
                at: folder.url.appendingPathComponent(path), withIntermediateDirectories: true)
        }
        for path in ["A/Base.lproj/Sound.intentdefinition", ".build/Sound.intentdefinition"] {
            try FileManager.default.copyItem(at: Intentc.sound, to: folder.url.appendingPathComponent(path))
        }
        _ = try Intentc.broken(in: folder.url.appendingPathComponent("B"))
        let run = try await Intentc.run("check", ".", in: folder.url)
        #expect(run.status == 1)
        #expect(run.output.hasPrefix("2 files: "))
        #expect(run.errors.contains("./B/Broken.intentdefinition:"))
    }

    @Test("prints the same findings for programs as JSON")
    func json() async throws {
        let folder = try TemporaryFolder()
        let broken = try Intentc.broken(in: folder.url)
        let run = try await Intentc.run("check", broken.path, "--json")
        #expect(run.status == 1)
        #expect(run.errors.isEmpty)
        let report = try #require(try run.objects().first)
        #expect(report["files"] as? Int == 1)
        let first = try #require((report["diagnostics"] as? [[String: Any]])?.first)
        #expect(first["severity"] as? String == "error")
        #expect(first["path"] as? String == broken.path)
        #expect((first["line"] as? Int).map { $0 > 1 } == true)
        #expect((first["remedy"] as? String)?.isEmpty == false)
    }

    @Test("says what is missing and what holds no definition, and goes on")
    func missing() async throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("Empty"), withIntermediateDirectories: false)
        let run = try await Intentc.run(
            "check", "Nowhere.intentdefinition", "Empty", Intentc.sound.path, in: folder.url)
        #expect(run.status == 1)
        #expect(run.output == "3 files: 2 errors\n")
        #expect(
            run.errors == """
                Nowhere.intentdefinition: error: there is no such file or folder; check the path
                Empty: error: the folder holds no .intentdefinition file; give the file or the folder it is in

                """)
    }

    @Test("without a file is a usage error")
    func usage() async throws {
        let run = try await Intentc.run("check")
        #expect(run.status == 2)
        #expect(run.errors.contains("FILE is missing"))
    }
}
