// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import SystemTexts
import TestSupport
import Testing
import Wire

@testable import DeviceServer

@Suite("The models of the device", .timeLimit(.minutes(5)))
struct DeviceModelTests {
    private static let bank = "org.example.bank"

    @Test("what is covered leaves most of the screen, and every model has another size and name")
    func models() {
        for model in DeviceModel.allCases {
            #expect(model.topInset >= 20 && model.topInset + model.bottomInset < model.height / 6)
        }
        #expect(Set(DeviceModel.allCases.map(\.name)).count == DeviceModel.allCases.count)
        #expect(Set(DeviceModel.allCases.map(\.width)).count == DeviceModel.allCases.count)
    }

    @Test(
        "on its side a device is as wide as it was high, and an app in front may keep it from turning",
        arguments: [
            (DeviceModel.iPhone15, 852.0, 393.0, 0.0, 21.0, 59.0), (.iPhoneSE, 667, 375, 0, 0, 0),
            (.iPad, 1180, 820, 24, 20, 0),
        ])
    func sideways(
        _ model: DeviceModel, _ width: Double, _ height: Double, _ top: Double, _ bottom: Double, _ side: Double
    ) async throws {
        var apps = PretendedSystem.standard
        (apps[0].stance, apps[1].padStance) = (.upright, .upright)
        let device = Device(PretendedSystem(apps: apps), language: "en")
        await device.start()
        let upright = model.layout(isSideways: false)
        try await device.perform(.setModel(model: model))
        try await device.perform(.unlock)
        #expect(await device.state.layout == upright)
        try await device.perform(.rotate(isSideways: true))
        let sideways = await device.state.layout
        #expect((sideways.width, sideways.height) == (width, height))
        #expect((sideways.topInset, sideways.bottomInset, sideways.sideInset) == (top, bottom, side))
        for (app, keeps) in zip(apps, [model != .iPad, model == .iPad, false]) {
            try await device.perform(.open(app: app.id))
            #expect(await device.state.layout == (keeps ? upright : sideways), "\(app.name)")
        }
        await device.stop()
    }

    @Test(
        "an arrangement of before is read, and so is one with what no longer exists",
        arguments: [
            ("{}", DeviceModel.iPhone15, []), (#"{"model": "iPad", "dock": ["a", "a", "b"]}"#, .iPad, ["a", "b"]),
            (#"{"model": "Newton", "dock": ["1", "2", "3", "4", "5"]}"#, .iPhone15, ["1", "2", "3", "4"]),
            (#"{"isAtRight": false, "height": 0.5, "bindings": {}, "language": "en"}"#, .iPhone15, []),
        ] as [(String, DeviceModel, [String])])
    func arrangement(_ text: String, _ model: DeviceModel, _ dock: [String]) throws {
        let read = try JSONDecoder().decode(DeviceArrangement.self, from: Data(text.utf8))
        #expect(read.model == model && read.home.dock == dock)
        #expect(try JSONDecoder().decode(DeviceArrangement.self, from: JSONEncoder().encode(read)) == read)
    }

    @Test(
        "the model and the dock are kept for the next start; a dock has room for four, and no app that does not exist")
    func kept() async throws {
        let system = PretendedSystem(
            apps: PretendedSystem.standard + [ShownApp(id: "org.example.tea", name: "Teahouse")])
        let first = Device(system, language: "en")
        await first.start()
        let standard = PretendedSystem.standard.map(\.id)
        #expect(await first.state.arrangement.home.dock == standard)
        try await first.perform(.setModel(model: .iPad))
        try await first.perform(.setDocked(app: "org.example.tea", isDocked: true))
        #expect(await first.state.arrangement.home.dock == standard, "there is no room")
        try await first.perform(.setDocked(app: Self.bank, isDocked: false))
        try await first.perform(.setDocked(app: "org.example.tea", isDocked: true))
        await #expect(throws: DeviceRefusal(.noApp, ["app": "org.example.gone"])) {
            try await first.perform(.setDocked(app: "org.example.gone", isDocked: true))
        }
        await first.stop()
        let second = Device(system, language: "en")
        await second.start()
        #expect(await second.state.arrangement.model == .iPad)
        #expect(await second.state.arrangement.home.dock == standard.filter { $0 != Self.bank } + ["org.example.tea"])
        await second.stop()
    }

    @Test(
        "is as large in every window, and apps are told so",
        .enabled(if: WebDriver.isThere, "chromedriver is not installed; Scripts/bootstrap --tests does it"),
        arguments: DeviceModel.allCases)
    func size(_ model: DeviceModel) async throws {
        let served = try await ServedDevice()
        let driver = try await WebDriver.start()
        let browser = try await driver.browser()
        try await browser.go(to: served.server.address)
        try await browser.click("[data-key=unlock]")
        let select = "[data-key=tool-model]"
        try await browser.run(
            """
            const select = document.querySelector('\(select)');
            select.value = '\(model)';
            select.dispatchEvent(new Event('change'));
            """)
        for (width, height) in [(1280, 1000), (700, 500)] {
            try await browser.resize(width: width, height: height)
            try await browser.wait(
                until: """
                    (() => {
                      const screen = document.getElementById('screen'), box = document.getElementById('device').getBoundingClientRect();
                      return screen.clientWidth === \(model.width) && screen.clientHeight === \(model.height)
                        && box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= document.documentElement.scrollHeight;
                    })()
                    """)
            while await served.device.state.display?.size.height != model.height { await Task.yield() }
            let display = try #require(served.system.display)
            #expect(display.size == PanelSize(width: model.width, height: model.height))
            #expect(display.topInset == model.topInset && display.bottomInset == model.bottomInset)
            try await Screenshots.keep("model-\(model)-\(width)", browser)
        }
        _ = await served.system.arrangementKept { $0.model == model }
        await driver.end()
        await served.server.stop()
    }

    @Test(
        "a finger is felt where it is seen, however small the device is",
        .enabled(if: WebDriver.isThere, "chromedriver is not installed; Scripts/bootstrap --tests does it"),
        arguments: [(640, 1000), (700, 560), (500, 400)])
    func scaledTouch(_ width: Int, _ height: Int) async throws {
        let served = try await ServedDevice()
        let driver = try await WebDriver.start()
        let browser = try await driver.browser()
        try await browser.go(to: served.server.address)
        try await browser.resize(width: width, height: height)
        try await browser.click("[data-key=unlock]")
        try await browser.click("[data-app='\(Self.bank)']")
        var button = Layer(number: 2)
        (button.anchor, button.position) = (.zero, CGPoint(x: 210, y: 500))
        button.bounds.size = CGSize(width: 120, height: 44)
        (button.background, button.accessibility) = (Color(red: 0, green: 0, blue: 1), Layer.Accessibility())
        served.system.draw(.init(color: .white, height: 852, inner: [button]), in: Self.bank)
        for pointer in [Browser.Pointer.mouse, .touch] {
            try await browser.point(with: pointer, .move(to: "[data-layer='2']"), .press, .release)
        }
        while served.system.done.count(where: { $0.hasPrefix("finger 0 ended") }) < 2 { await Task.yield() }
        let scale = try await browser.run(
            "const screen = document.getElementById('screen'); return screen.getBoundingClientRect().width / screen.offsetWidth"
        ).number
        #expect(scale <= 1 && (height >= 1000) == (scale == 1))
        let felt = served.system.done.filter { $0.hasPrefix("finger") }
        for one in felt {
            let place = try #require(one.split(separator: " ").last).split(separator: ",").compactMap { Double($0) }
            // A pointer lies on a whole point of the window.
            #expect(abs(place[0] - 60) <= 1 / scale + 0.5 && abs(place[1] - 22) <= 1 / scale + 0.5, "\(felt)")
        }
        await driver.end()
        await served.server.stop()
    }
}
