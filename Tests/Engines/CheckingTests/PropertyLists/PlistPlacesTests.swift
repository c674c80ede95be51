// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Testing

@testable import Checking

@Suite("The places in property lists")
struct PlistPlacesTests {
    private static let text = """
        <?xml version="1.0"?>
        <plist><dict>
          <!-- <key>no</key><string>no</string> -->
          <key>a &amp; b</key>
          <array>
            <string>x</string>
            <dict><key>c</key><true/></dict>
            <array/>
            <integer>7</integer>
          </array>
          <key>d</key> <string/>
        </dict></plist>
        """

    @Test(
        "a value of a dictionary stands at its key, an item of an array at itself",
        arguments: [
            (["a & b"], 4, 3), (["a & b", "[0]"], 6, 5), (["a & b", "[1]", "c"], 7, 11), (["a & b", "[2]"], 8, 5),
            (["a & b", "[3]"], 9, 5), (["d"], 11, 3),
        ])
    func places(path: [String], line: Int, column: Int) throws {
        let document = try PlistDocument(path: "Info.plist", reading: Data(Self.text.utf8))
        #expect(document.place(path) == Place(path: "Info.plist", line: line, column: column))
    }

    @Test("what is missing stands where the nearest thing around it stands")
    func absent() throws {
        let document = try PlistDocument(path: "Info.plist", reading: Data(Self.text.utf8))
        #expect(document.place(["d", "e", "f"]) == Place(path: "Info.plist", line: 11, column: 3))
        #expect(document.place(["z"]) == Place(path: "Info.plist"))
    }

    @Test("a list cut at any byte is refused, and never read in part")
    func cut() {
        let bytes = Array(Self.text.utf8)
        for end in bytes.indices {
            let error = #expect(throws: InfoPlistError.self, "\(end)") {
                try PlistDocument(path: "Info.plist", reading: Data(bytes[..<end]))
            }
            #expect(error?.line != nil, "\(end)")
        }
    }
}
