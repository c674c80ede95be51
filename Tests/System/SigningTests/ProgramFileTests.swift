// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Descriptors
import Foundation
import Glibc
import TestSupport
import Testing

@testable import Signing

@Suite("Looking into a program")
struct ProgramFileTests {
    private let folder: TemporaryFolder
    private var file: URL { folder.url.appending(path: "program") }

    init() throws {
        folder = try TemporaryFolder()
    }

    private func hasClass(_ name: String, in bytes: Data) throws -> Bool? {
        try bytes.write(to: file)
        return try ProgramFile.reading(Descriptor(path: file.path, flags: O_RDONLY)).hasClass(name)
    }

    @Test("a class is found by module and name, and no other is taken for it")
    func classes() throws {
        let program = FixtureProgram.bytes(classes: ["Kit.Order", "Shop.IntentHandler", "Kit.IntentHandlers"])
        #expect(try hasClass("Shop.IntentHandler", in: program) == true)
        #expect(try hasClass("Kit.Order", in: program) == true)
        #expect(try hasClass("Kit.IntentHandler", in: program) == false)
        #expect(try hasClass("Shop.Order", in: program) == false)
        #expect(try hasClass("Shop.IntentHandle", in: program) == false)
    }

    @Test(
        "a name that is not made of module and class gets no verdict", arguments: ["IntentHandler", "A.B.C", ""])
    func otherNames(name: String) throws {
        let verdict = try hasClass(name, in: FixtureProgram.bytes(classes: ["Shop.IntentHandler"]))
        #expect(verdict == nil)
    }

    @Test("a real Swift program of this build tells its classes, a C program that it has none")
    func realPrograms() throws {
        let misbehaving = try Data(contentsOf: PackageRoot.products.appending(path: "FixtureIntents"))
        #expect(try hasClass("FixtureIntents.IntentHandler", in: misbehaving) == true)
        #expect(try hasClass("FixtureIntents.NoSuchHandler", in: misbehaving) == false)
        #expect(try hasClass("A.B", in: Data(contentsOf: URL(filePath: "/bin/true"))) == false)
    }

    private func libraries(of bytes: Data) throws -> [String] {
        try bytes.write(to: file)
        return try ProgramFile.reading(Descriptor(path: file.path, flags: O_RDONLY)).libraries()
    }

    @Test(
        "the libraries that a program needs are read in its order", arguments: [[], ["libc.so.6"], ["b.so", "a.so"]])
    func libraries(names: [String]) throws {
        #expect(try libraries(of: FixtureProgram.bytes(classes: ["A.B"], libraries: names)) == names)
    }

    @Test("a program of Debian's names its C library")
    func systemLibrary() throws {
        #expect(try libraries(of: Data(contentsOf: URL(filePath: "/bin/true"))) == ["libc.so.6"])
    }

    @Test("however the bytes of a program are changed or cut, the result is an answer or an error")
    func damaged() throws {
        let whole = FixtureProgram.bytes(classes: ["Shop.IntentHandler", "Kit.Order"], libraries: ["libc.so.6"])
        for place in whole.indices {
            for value in [0, 0x7F, 0xFF] as [UInt8] {
                var changed = whole
                changed[place] = value
                _ = try? hasClass("Shop.IntentHandler", in: changed)
                _ = try? libraries(of: changed)
            }
            #expect((try? hasClass("Shop.IntentHandler", in: whole.prefix(place))) != .some(true))
        }
    }
}
