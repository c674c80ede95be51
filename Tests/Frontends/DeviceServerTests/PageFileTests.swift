// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import DeviceServer

@Suite("The files of the page")
struct PageFileTests {
    private func request(_ path: String, _ headers: [String: String] = [:]) -> HTTPRequest {
        HTTPRequest(method: "GET", path: path, headers: headers, query: [:])
    }

    private func bytes(_ response: HTTPResponse) -> [UInt8] {
        if case .bytes(let bytes) = response.body { bytes } else { [] }
    }

    @Test("a browser that has a file is told so, and one that has an older one gets it")
    func caching() throws {
        for (path, file) in PageFile.all where path != "/" {
            let first = file.response(to: request(path))
            let tag = try #require(first.headers.first { $0.0 == "ETag" }?.1)
            let again = file.response(to: request(path, ["if-none-match": "\"old\", \(tag)"]))
            #expect(again.status == 304 && bytes(again).isEmpty, "\(path)")
            #expect(file.response(to: request(path, ["if-none-match": "\"old\""])).status == 200)
            #expect(first.headers.contains { $0 == ("Cache-Control", "private, no-cache") })
        }
        let tags = PageFile.all.filter { $0.key != "/" }.map { path, file in
            file.response(to: request(path)).headers.first { $0.0 == "ETag" }?.1
        }
        #expect(Set(tags).count == tags.count)
    }

    @Test("anyone who reads gzip gets it, the page itself is in the language that is wanted, and all is small enough")
    func sizes() throws {
        var sum = 0
        for (path, file) in PageFile.all where path != "/" {
            let whole = bytes(file.response(to: request(path)))
            let response = file.response(to: request(path, ["accept-encoding": "gzip, br"]))
            let isCompressed = response.headers.contains { $0 == ("Content-Encoding", "gzip") }
            #expect(bytes(response).prefix(2) == (isCompressed ? [0x1F, 0x8B] : whole.prefix(2)), "\(path)")
            #expect(bytes(response).count <= whole.count)
            sum += bytes(response).count
        }
        #expect(sum <= 150_000)
        let page = try #require(PageFile.all["/"])
        let text = String(decoding: bytes(page.response(to: request("/", ["accept-language": "zh-CN"]))), as: UTF8.self)
        #expect(text.contains("<html lang=\"zh-Hans\">"))
    }

    @Test("the page asks at once for every script there is")
    func preloading() throws {
        let text = String(decoding: bytes(try #require(PageFile.all["/"]).response(to: request("/"))), as: UTF8.self)
        let preloaded = Set(text.matches(of: #/modulepreload" href="([^"]*)"/#).map { String($0.output.1) })
        let scripts = PageFile.all.keys.filter { $0.hasSuffix(".js") }
        // That of another page, that of the sound, that of pictures of the device, and the first itself.
        let others: Set = ["/shortcuts/shared.js", "/recorder.js", "/picture.js", "/main.js"]
        #expect(preloaded == Set(scripts).subtracting(others))
    }
}
