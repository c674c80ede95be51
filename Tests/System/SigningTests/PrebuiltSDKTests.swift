// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import Signing

@Suite("The SDK that Beckon brings along")
struct PrebuiltSDKTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func makeSDK(in place: String) throws -> URL {
        let sdk = folder.url.appending(path: place, directoryHint: .isDirectory)
        let libraries = sdk.appending(path: "Libraries", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: libraries, withIntermediateDirectories: true)
        try Data().write(to: libraries.appending(path: "libBeckonSDK-1a2b.so"))
        return sdk
    }

    @Test("it lies next to the program, or where BECKON_SDK says")
    func places() throws {
        let program = folder.url.appending(path: "beckon")
        #expect(PrebuiltSDK(environment: [:], program: program).libraries == nil)
        let own = try makeSDK(in: "sdk")
        let other = try makeSDK(in: "other")
        for (environment, sdk) in [([:], own), (["BECKON_SDK": ""], own), (["BECKON_SDK": other.path], other)] {
            let found = PrebuiltSDK(environment: environment, program: program)
            #expect(found.libraries?.path == sdk.appending(path: "Libraries").path)
            #expect(found.build == "1a2b")
        }
    }

    @Test("libraries of others are not missed")
    func others() throws {
        let found = PrebuiltSDK(in: folder.url)
        #expect(found.missing(from: ["libc.so.6", "libswiftCore.so"]) == nil)
        #expect(found.missing(from: ["libc.so.6", "libBeckonViews-1a2b.so"]) == "libBeckonViews-1a2b.so")
    }
}
