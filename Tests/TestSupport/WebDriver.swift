// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationNetworking
import Synchronization

/// Drives a real browser by the protocol of the same name (W3C WebDriver), through chromedriver.
package final class WebDriver: Sendable {
    /// What went wrong, in the driver's words.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    private static let chromedriver = "/usr/bin/chromedriver"
    /// Why there is no browser to test with; nil where there is one.
    package static let isThere = FileManager.default.isExecutableFile(atPath: chromedriver)

    private let tool: RunningTool
    private let address: URL

    /// Starts the driver, which ends with its owner.
    package static func start() async throws -> WebDriver {
        let tool = try await RunningTool.start(URL(filePath: chromedriver), ["--port=0"])
        while let line = await tool.line() {
            guard let range = line.range(of: "successfully on port ") else { continue }
            let port = line[range.upperBound...].prefix(while: \.isNumber)
            guard let address = URL(string: "http://127.0.0.1:\(port)/") else { break }
            return WebDriver(tool, address)
        }
        throw Failure(description: "chromedriver does not say where it listens: \(tool.errors)")
    }

    private init(_ tool: RunningTool, _ address: URL) {
        self.tool = tool
        self.address = address
    }

    /// Opens a browser of its own, with nothing of any other's.
    package func browser(language: String = "en", isDark: Bool = false, width: Int = 520, height: Int = 960)
        async throws -> Browser
    {
        var arguments = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
            "--window-size=\(width),\(height)", "--accept-lang=\(language)", "--lang=\(language)",
        ]
        if isDark { arguments.append("--force-dark-mode") }
        let options: WebDriverValue = .object([
            "args": .array(arguments.map { .string($0) }),
            "prefs": .object(["intl.accept_languages": .string(language)]),
        ])
        let reply = try await send(
            "POST", "session",
            .object(["capabilities": .object(["alwaysMatch": .object(["goog:chromeOptions": options])])]))
        guard case .object(let value) = reply, case .string(let identifier)? = value["sessionId"] else {
            throw Failure(description: "the browser did not start: \(reply)")
        }
        return Browser(self, session: identifier, isDark: isDark)
    }

    /// Ends the driver with all its browsers.
    package func end() async {
        _ = await tool.end()
    }

    func send(_ method: String, _ path: String, _ body: WebDriverValue? = nil) async throws -> WebDriverValue {
        guard let url = URL(string: path, relativeTo: address) else { throw Failure(description: path) }
        var request = URLRequest(url: url, timeoutInterval: 60)
        request.httpMethod = method
        if let body {
            request.httpBody = try JSONEncoder().encode(body)
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        let (data, _) = try await URLSession.shared.data(for: request)
        let reply = try JSONDecoder().decode(WebDriverValue.self, from: data)
        let value = reply["value"]
        if case .string(let error) = value["error"] {
            throw Failure(description: "\(path): \(error): \(value["message"].text)")
        }
        return value
    }
}
