// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Drives a real browser by the protocol of the same name (W3C WebDriver), through chromedriver.
package final class WebDriver: Sendable {
    /// What went wrong, in the driver's words.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
        /// The page drew something else in the place of what was found.
        var isStale = false
    }

    private static let chromedriver = "/usr/bin/chromedriver"
    /// Why there is no browser to test with; nil if there is one.
    package static let isThere = FileManager.default.isExecutableFile(atPath: chromedriver)

    private let tool: RunningTool
    private let port: UInt16
    private let place: BrowserPlace

    /// Starts the driver, which ends with its owner; waits while other tests have browsers enough.
    package static func start() async throws -> WebDriver {
        let place = await BrowserPlace.take()
        // A browser leaves nothing in the person's home, and needs none.
        let home = try RunFolder.environment()["TMPDIR"] ?? NSTemporaryDirectory()
        var complaint = ""
        // It takes a port that is free for one kind of address, and gives up where another program has it for the
        // other.
        for _ in 0..<5 {
            let tool = try await RunningTool.start(
                URL(filePath: chromedriver), ["--port=0"], environment: ["HOME": home])
            while let line = await tool.line() {
                guard let range = line.range(of: "successfully on port ") else { continue }
                guard let port = UInt16(line[range.upperBound...].prefix(while: \.isNumber)) else { break }
                return WebDriver(tool, port, place)
            }
            complaint = tool.errors
        }
        throw Failure(description: "chromedriver does not say where it listens: \(complaint)")
    }

    private init(_ tool: RunningTool, _ port: UInt16, _ place: BrowserPlace) {
        self.tool = tool
        self.port = port
        self.place = place
    }

    /// Opens a browser of its own, with nothing of any other's.
    ///
    /// - Parameter moves: Whether pages may move what comes and goes; else they are asked for less motion, so that
    ///   nothing is on its way when a test points at it.
    /// - Parameters:
    ///   - width: Of the window, which has room for the whole device as is unless told otherwise.
    ///   - height: Of the window.
    package func browser(
        language: String = "en", isDark: Bool = false, moves: Bool = false, width: Int = 640, height: Int = 1140
    )
        async throws -> Browser
    {
        var arguments = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
            "--window-size=\(width),\(height)", "--accept-lang=\(language)", "--lang=\(language)",
        ]
        if isDark { arguments.append("--force-dark-mode") }
        if !moves { arguments.append("--force-prefers-reduced-motion") }
        let options: WebDriverValue = .object([
            "args": .array(arguments.map { .string($0) }),
            "prefs": .object(["intl.accept_languages": .string(language)]),
        ])
        let reply = try await send(
            "POST", "session",
            .object([
                "capabilities": .object([
                    "alwaysMatch": .object([
                        "goog:chromeOptions": options,
                        // Longer than a wait of ours, which says what the page shows when it has come to its end.
                        "timeouts": .object(["script": .number(90000)]),
                    ])
                ])
            ]))
        guard case .object(let value) = reply, case .string(let identifier)? = value["sessionId"] else {
            throw Failure(description: "the browser did not start: \(reply)")
        }
        return Browser(self, session: identifier, isDark: isDark)
    }

    /// Ends the driver with all its browsers.
    package func end() async {
        _ = await tool.end()
        place.leave()
    }

    func send(_ method: String, _ path: String, _ body: WebDriverValue? = nil) async throws -> WebDriverValue {
        let data = try body.map { try JSONEncoder().encode($0) } ?? Data()
        // URLSession takes no answer of chromedriver's.
        let client = try LoopbackClient(port: port, patience: 120)
        client.write(
            "\(method) /\(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
                + "Content-Type: application/json\r\nContent-Length: \(data.count)\r\n\r\n"
                + String(decoding: data, as: UTF8.self))
        guard let answer = await client.bytes(until: { Self.body(of: $0) != nil }), let body = Self.body(of: answer)
        else {
            throw Failure(description: "\(path): the driver does not answer")
        }
        let reply = try JSONDecoder().decode(WebDriverValue.self, from: body)
        let value = reply["value"]
        if case .string(let error) = value["error"] {
            throw Failure(
                description: "\(path): \(error): \(value["message"].text)", isStale: error == "stale element reference")
        }
        return value
    }

    /// What comes after the head of an answer, once all of it is there.
    private static func body(of answer: [UInt8]) -> Data? {
        guard let end = Data(answer).range(of: Data("\r\n\r\n".utf8)) else { return nil }
        let head = String(decoding: answer[..<end.lowerBound], as: UTF8.self).lowercased()
        guard let range = head.range(of: "content-length:") else { return nil }
        let length = Int(head[range.upperBound...].drop { $0 == " " }.prefix { $0.isNumber })
        let rest = answer[end.upperBound...]
        guard let length, rest.count >= length else { return nil }
        return Data(rest.prefix(length))
    }
}
