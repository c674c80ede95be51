// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// One browser window, as a person uses it.
package struct Browser: Sendable {
    /// Part of a press, a drag or a series of keys.
    package enum Action: Sendable {
        /// To the middle of what a selector finds, and so far from there, in so many milliseconds.
        case move(to: String, x: Int = 0, y: Int = 0, within: Int = 120)
        case press
        case release
        /// Keeps still for so many milliseconds.
        case rest(Int)
    }

    /// What points.
    package enum Pointer: String, Sendable {
        case mouse, touch
    }

    /// Keys without a letter, as the protocol names them.
    package enum Key: String, Sendable {
        case enter = "\u{E007}"
        case tab = "\u{E004}"
        case escape = "\u{E00C}"
        case shift = "\u{E008}"
        case alt = "\u{E00A}"
        case pageUp = "\u{E00E}"
        case pageDown = "\u{E00F}"
        case left = "\u{E012}"
        case up = "\u{E013}"
        case right = "\u{E014}"
        case down = "\u{E015}"
        case f10 = "\u{E03A}"
        case delete = "\u{E017}"
        case space = " "
    }

    private static let elementKey = "element-6066-11e4-a52e-4f735466cecf"
    private let driver: WebDriver
    private let session: String
    private let isDark: Bool

    init(_ driver: WebDriver, session: String, isDark: Bool) {
        self.driver = driver
        self.session = session
        self.isDark = isDark
    }

    @discardableResult
    private func send(_ method: String, _ path: String, _ body: WebDriverValue? = nil) async throws -> WebDriverValue {
        try await driver.send(method, "session/\(session)/\(path)", body)
    }

    /// Opens an address.
    package func go(to address: String) async throws {
        if isDark { try await prefer(["prefers-color-scheme": "dark"]) }
        try await send("POST", "url", .object(["url": .string(address)]))
    }

    /// What the person has settled in their system, by the names of media features.
    package func prefer(_ features: [String: String]) async throws {
        let values = features.map { WebDriverValue.object(["name": .string($0), "value": .string($1)]) }
        try await command("Emulation.setEmulatedMedia", ["features": .array(values)])
    }

    /// Gives the page so much room, which may be less than a window of the browser's can have.
    ///
    /// - Parameter scale: Pixels of a point.
    package func resize(width: Int, height: Int, scale: Int = 1) async throws {
        try await command(
            "Emulation.setDeviceMetricsOverride",
            [
                "width": .number(Double(width)), "height": .number(Double(height)),
                "deviceScaleFactor": .number(Double(scale)), "mobile": .bool(false),
            ])
        try await wait(
            until: "innerWidth === \(width) && innerHeight === \(height) && devicePixelRatio === \(scale)")
        // The page hears about a size with the frame that first has it, and its observers once that is laid out.
        _ = try await send(
            "POST", "execute/async",
            .object([
                "script": .string("requestAnimationFrame(() => requestAnimationFrame(arguments[0]))"),
                "args": .array([]),
            ]))
    }

    /// Sends a command of the protocol of Chromium's own tools.
    private func command(_ name: String, _ parameters: [String: WebDriverValue]) async throws {
        try await send(
            "POST", "goog/cdp/execute", .object(["cmd": .string(name), "params": .object(parameters)]))
    }

    package func reload() async throws {
        try await send("POST", "refresh", .object([:]))
    }

    /// What a script returns.
    @discardableResult
    package func run(_ script: String) async throws -> WebDriverValue {
        try await send("POST", "execute/sync", .object(["script": .string(script), "args": .array([])]))
    }

    /// Returns once an expression of the page's holds.
    ///
    /// - Throws: ``WebDriver/Failure`` after a minute, with what the page shows.
    package func wait(until expression: String) async throws {
        let script = """
            const done = arguments[0], end = Date.now() + 60000;
            (function look() {
              let holds = false;
              try { holds = Boolean(\(expression)); } catch {}
              if (holds || Date.now() > end) done(holds); else setTimeout(look, 15);
            })();
            """
        let holds = try await send("POST", "execute/async", .object(["script": .string(script), "args": .array([])]))
        guard holds == .bool(true) else {
            let text = try await run("return document.body.innerText").text
            throw WebDriver.Failure(description: "\(expression) never held; the page reads: \(text)")
        }
    }

    /// Returns once the page shows a text.
    package func wait(forText text: String) async throws {
        let literal = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
        try await wait(until: "document.body.innerText.includes(\(literal))")
    }

    /// Clicks what a selector finds, as soon as it is there and takes a click.
    package func click(_ selector: String) async throws {
        try await settle(selector)
        try await toElement(selector) { try await send("POST", "element/\($0)/click", .object([:])) }
    }

    /// Returns once what a selector finds has been on the page for so long that the device takes a tap on it.
    private func settle(_ selector: String) async throws {
        let literal = String(decoding: try JSONEncoder().encode(selector), as: UTF8.self)
        try await wait(until: "document.querySelector(\(literal))")
        let script = """
            const done = arguments[0];
            import(new URL("/fresh.js", location.href).href).then(({ isFresh }) => (function look() {
              const one = document.querySelector(\(literal));
              if (one && isFresh(one)) setTimeout(look, 15); else done();
            })(), () => done());
            """
        try await send("POST", "execute/async", .object(["script": .string(script), "args": .array([])]))
    }

    /// Types into what a selector finds.
    package func type(_ text: String, into selector: String) async throws {
        try await toElement(selector) {
            try await send("POST", "element/\($0)/value", .object(["text": .string(text)]))
        }
    }

    /// Presses keys one after the other, wherever the focus is; a shift or an alt holds until the next key is released.
    package func press(_ keys: Key...) async throws {
        var actions: [WebDriverValue] = []
        func key(_ type: String, _ key: Key) -> WebDriverValue {
            .object(["type": .string(type), "value": .string(key.rawValue)])
        }
        var held: [Key] = []
        for one in keys {
            actions.append(key("keyDown", one))
            if one == .shift || one == .alt {
                held.append(one)
                continue
            }
            actions += ([one] + held.reversed()).map { key("keyUp", $0) }
            held = []
        }
        try await perform(type: "key", actions, parameters: nil)
    }

    /// Turns a wheel over what a selector finds, or moves two fingers on a trackpad.
    package func wheel(over selector: String, across: Int = 0, down: Int = 0) async throws {
        let (x, y) = try await middle(of: selector)
        try await command(
            "Input.dispatchMouseEvent",
            [
                "type": .string("mouseWheel"), "x": .number(x), "y": .number(y),
                "deltaX": .number(Double(across)), "deltaY": .number(Double(down)),
            ])
    }

    /// Uses a finger or a mouse, at the places where things are before.
    package func point(with pointer: Pointer = .mouse, _ actions: Action...) async throws {
        var values: [WebDriverValue] = []
        for action in actions {
            switch action {
            case .move(let selector, let x, let y, let duration):
                let middle = try await middle(of: selector)
                values.append(
                    .object([
                        "type": .string("pointerMove"), "x": .number(middle.x + Double(x)),
                        "y": .number(middle.y + Double(y)), "duration": .number(Double(duration)),
                    ]))
            case .press: values.append(.object(["type": .string("pointerDown"), "button": .number(0)]))
            case .release: values.append(.object(["type": .string("pointerUp"), "button": .number(0)]))
            case .rest(let milliseconds):
                values.append(.object(["type": .string("pause"), "duration": .number(Double(milliseconds))]))
            }
        }
        try await perform(type: "pointer", values, parameters: .object(["pointerType": .string(pointer.rawValue)]))
    }

    /// The middle of what is seen of an element, in whole points of the window.
    ///
    /// An element itself would be no help in a longer gesture: the page may draw it again meanwhile.
    private func middle(of selector: String) async throws -> (x: Double, y: Double) {
        let literal = String(decoding: try JSONEncoder().encode(selector), as: UTF8.self)
        try await settle(selector)
        let found = try await run(
            """
            const box = document.querySelector(\(literal)).getBoundingClientRect();
            const middle = (start, end, size) => Math.floor((Math.max(0, start) + Math.min(size, end)) / 2);
            return { x: middle(box.left, box.right, innerWidth), y: middle(box.top, box.bottom, innerHeight) };
            """)
        guard case .number(let x) = found["x"], case .number(let y) = found["y"] else {
            throw WebDriver.Failure(description: "the place of \(selector) is no place")
        }
        return (x, y)
    }

    private func perform(type: String, _ actions: [WebDriverValue], parameters: WebDriverValue?) async throws {
        var source: [String: WebDriverValue] = [
            "type": .string(type), "id": .string(type), "actions": .array(actions),
        ]
        source["parameters"] = parameters
        try await send("POST", "actions", .object(["actions": .array([.object(source)])]))
        try await send("DELETE", "actions")
    }

    /// A picture of the window, as PNG.
    package func screenshot() async throws -> Data {
        guard let data = Data(base64Encoded: try await send("GET", "screenshot").text) else {
            throw WebDriver.Failure(description: "the screenshot is no picture")
        }
        return data
    }

    /// A picture of what a selector finds, as PNG.
    package func screenshot(of selector: String) async throws -> Data {
        guard
            let data = Data(
                base64Encoded: try await send("GET", "element/\(try await element(selector))/screenshot").text)
        else { throw WebDriver.Failure(description: "the screenshot of \(selector) is no picture") }
        return data
    }

    /// Closes the browser.
    package func close() async throws {
        _ = try await driver.send("DELETE", "session/\(session)")
    }

    /// Does something to what a selector finds; once more where the page was redrawn in between, as often as it is.
    private func toElement(
        _ selector: String, isolation: isolated (any Actor)? = #isolation, _ act: (String) async throws -> Void
    ) async throws {
        while true {
            do {
                return try await act(try await element(selector))
            } catch let failure as WebDriver.Failure where failure.isStale {
                continue
            }
        }
    }

    private func element(_ selector: String) async throws -> String {
        let literal = String(decoding: try JSONEncoder().encode(selector), as: UTF8.self)
        try await wait(until: "document.querySelector(\(literal))")
        let found = try await send(
            "POST", "element", .object(["using": .string("css selector"), "value": .string(selector)]))
        return found[Self.elementKey].text
    }
}
