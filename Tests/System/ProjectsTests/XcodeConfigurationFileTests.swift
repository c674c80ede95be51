// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import Projects

@Suite("Configuration files of Xcode")
struct XcodeConfigurationFileTests {
    private func file(_ texts: [String: String]) throws -> XcodeConfigurationFile {
        let folder = try TemporaryFolder()
        for (name, text) in texts { try Data(text.utf8).write(to: folder.url.appending(path: name)) }
        return XcodeConfigurationFile(path: folder.url.appending(path: "A.xcconfig").path)
    }

    @Test("settings are read past comments and conditions, and later ones win")
    func settings() throws {
        let file = try file(["A.xcconfig": "A = 1 // one\n// B = 2\nC=a b\nD[sdk=iphoneos*] = 3\nA = 4\n"])
        #expect(file.settings == ["A": "4", "C": "a b"])
        #expect(file.isComplete)
    }

    @Test("included files are read, and one that does not exist is known to be missing unless it is optional")
    func includes() throws {
        let included = try file(["A.xcconfig": "A = 1\n#include \"B.xcconfig\"\n", "B.xcconfig": "A = 2\n"])
        #expect(included.settings == ["A": "2"])
        #expect(try !file(["A.xcconfig": "#include \"B.xcconfig\""]).isComplete)
        #expect(try file(["A.xcconfig": "#include? \"B.xcconfig\""]).isComplete)
    }

    @Test("files that include themselves come to an end")
    func circle() throws {
        let circle = try file(["A.xcconfig": "A = 1\n" + String(repeating: "#include \"A.xcconfig\"\n", count: 9)])
        #expect(circle.settings == ["A": "1"])
        #expect(!circle.isComplete)
    }
}
