// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Processes
import Sentences

/// A picture of a part of a web page, as a browser without a window draws it.
///
/// ```swift
/// let picture = PagePicture(of: "http://127.0.0.1:8080", width: 800, height: 600, part: "document.body.getBoundingClientRect().toJSON()")
/// let png = try await picture.taken(by: try Browser.find(in: variables))
/// ```
///
/// What is not drawn stays clear. The browser keeps nothing: it has a profile of its own for as long as it draws. It is
/// told what to do over a pipe, in the Chrome DevTools Protocol (https://chromedevtools.github.io/devtools-protocol/).
package struct PagePicture: Hashable, Sendable {
    package var address: String
    /// Of the window, in points.
    package var width: Int
    /// Of the window, in points.
    package var height: Int
    /// Pixels of a point.
    package var scale: Int
    /// Whether the page is told that the person prefers dark.
    package var isDark: Bool
    /// What the page is told that the person reads, as a BCP 47 tag.
    package var language: String
    /// JavaScript, or a promise made by it, whose value is the rectangle that is wanted, in points of the window: an
    /// object with `x`, `y`, `width` and `height`.
    package var part: String

    package init(
        of address: String, width: Int, height: Int, scale: Int = 1, isDark: Bool = false, language: String = "en",
        part: String
    ) {
        self.address = address
        self.width = width
        self.height = height
        self.scale = scale
        self.isDark = isDark
        self.language = language
        self.part = part
    }

    /// Starts the browser, has it load and draw the page, and ends it.
    ///
    /// - Parameter limit: For all of it.
    /// - Returns: A PNG.
    package func taken(by browser: Browser, within limit: Duration = .seconds(30)) async throws -> Data {
        let profile = Self.freshFolder
        try FileManager.default.createDirectory(
            at: profile, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        // What can't be cleared away lies in the folder of temporary files, which the machine empties.
        defer { try? FileManager.default.removeItem(at: profile) }
        let process = BrowserProcess()
        let timer = Task {
            // A sleep that is cancelled is not the end of the time.
            guard (try? await Task.sleep(for: limit)) != nil else { return }
            process.end(because: .timedOut(limit))
        }
        defer { timer.cancel() }
        return try await withTaskCancellationHandler {
            try await process.start(browser, profile: profile.path, language: language)
            do {
                let png = try await draw(in: process)
                await process.stop()
                return png
            } catch {
                await process.stop()
                throw error
            }
        } onCancel: {
            process.end(because: .cancelled)
        }
    }

    /// The browser binds sockets in it, the whole path of which may have 107 bytes (unix(7)), 60 of them its own.
    private static var freshFolder: URL {
        let folder = FileManager.default.temporaryDirectory
        let parent = folder.path.utf8.count < 32 ? folder : URL(filePath: "/tmp")
        return parent.appending(path: "browser-\(UUID().uuidString.prefix(6))")
    }

    private func draw(in process: BrowserProcess) async throws -> Data {
        let target: Target = try await process.call("Target.createTarget", NewTarget(url: "about:blank"))
        let session: Session = try await process.call(
            "Target.attachToTarget", Attachment(targetId: target.targetId, flatten: true))
        let page = BrowserPage(process: process, session: session.sessionId)
        try await page.tell(
            "Emulation.setDeviceMetricsOverride",
            Metrics(width: width, height: height, deviceScaleFactor: scale, mobile: false))
        try await page.tell(
            "Emulation.setEmulatedMedia",
            Media(features: [
                .init(name: "prefers-color-scheme", value: isDark ? "dark" : "light"),
                .init(name: "prefers-reduced-motion", value: "reduce"),
            ]))
        try await page.tell("Emulation.setDefaultBackgroundColorOverride", Background(color: .init()))
        let navigation: Navigation = try await page.ask("Page.navigate", Address(url: address))
        if let problem = navigation.errorText { throw Problem<Fault>.refused("\(problem)") }
        let part = try await page.value(of: part)
        let picture: Picture = try await page.ask("Page.captureScreenshot", Capture(clip: part))
        guard let png = Data(base64Encoded: picture.data) else {
            throw Problem<Fault>.refused("the browser sent no picture")
        }
        return png
    }
}

extension PagePicture {
    // What is said in the protocol, with its names.
    private struct NewTarget: Encodable { var url: String }
    private struct Target: Decodable { var targetId: String }
    private struct Attachment: Encodable { var targetId: String, flatten: Bool }
    private struct Session: Decodable { var sessionId: String }
    private struct Metrics: Encodable { var width: Int, height: Int, deviceScaleFactor: Int, mobile: Bool }
    private struct Media: Encodable {
        struct Feature: Encodable { var name: String, value: String }
        var features: [Feature]
    }
    private struct Background: Encodable {
        struct Color: Encodable { var r = 0, g = 0, b = 0, a = 0 }
        var color: Color
    }
    private struct Address: Encodable { var url: String }
    private struct Navigation: Decodable { var errorText: String? }
    private struct Capture: Encodable {
        var format = "png"
        var clip: BrowserPage.Part
    }
    private struct Picture: Decodable { var data: String }
}
