// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

extension DeviceTests {
    private static func action(_ name: String, _ parameters: String) -> String {
        "{\"WFWorkflowActionIdentifier\":\"is.workflow.actions.\(name)\",\"WFWorkflowActionParameters\":\(parameters)}"
    }

    private func keep(_ name: String, _ actions: String..., in apps: InstalledApps, _ folder: TemporaryFolder)
        async throws
    {
        let file = folder.url.appending(path: "\(name).json")
        try Data("{\"WFWorkflowActions\":[\(actions.joined(separator: ","))]}".utf8).write(to: file)
        let kept = try await apps.beckon("shortcut", "import", file.path)
        #expect(kept.status == 0, "\(kept.errors)")
    }

    @Test("a shortcut that waits outlives Siri, says what it does on its tile, and is stopped there")
    func longRun() async throws {
        let folder = try TemporaryFolder()
        try await withDevice { device in
            try await keep("Long run", Self.action("delay", #"{"WFDelayTime":600}"#), in: device.apps, folder)
            let browser = device.browser
            try await browser.click("[data-key=unlock]")
            try await say("Long run", browser)
            try await browser.wait(forText: "Step 1 of 1: Wait")
            try await Screenshots.keep("real-run", browser)
            try await browser.click("[data-key=siri-close]")
            try await browser.click("[data-key=system-shortcuts]")
            try await browser.wait(until: "document.querySelector('.shortcut.running')?.innerText.includes('Wait')")
            try await Screenshots.keep("real-run-tile", browser)
            try await browser.click(".shortcut-stop")
            try await browser.wait(
                until: "document.querySelector('.shortcut') && !document.querySelector('.shortcut.running')")
            #expect(try await browser.run("return document.querySelector('.banner') === null") == .bool(true))
        }
    }

    @Test("a shortcut understands a number in words, and several things that are ticked")
    func answers() async throws {
        let folder = try TemporaryFolder()
        let number =
            #"{"WFSerializationType":"WFTextTokenAttachment","Value":{"Type":"ActionOutput","OutputUUID":"N"}}"#
        let chosen =
            #"{"WFSerializationType":"WFTextTokenAttachment","Value":{"Type":"ActionOutput","OutputUUID":"C"}}"#
        try await withDevice { device in
            try await keep(
                "Paint", Self.action("ask", #"{"WFAskActionPrompt":"How many?","WFInputType":"Number","UUID":"N"}"#),
                Self.action("list", #"{"WFItems":["Red","Green","Blue"],"UUID":"L"}"#),
                Self.action(
                    "choosefromlist", #"{"WFChooseFromListActionSelectMultiple":true,"UUID":"C"}"#),
                Self.action("showresult", "{\"Text\":\(chosen)}"), Self.action("showresult", "{\"Text\":\(number)}"),
                in: device.apps, folder)
            let browser = device.browser
            try await browser.click("[data-key=unlock]")
            try await say("Paint", browser)
            try await browser.wait(until: "document.querySelector('[data-key=siri-text]').inputMode === 'decimal'")
            try await browser.type("three and a half\u{E007}", into: "[data-key=siri-text]")
            try await browser.click(".option:nth-child(1)")
            try await browser.click(".option:nth-child(3)")
            try await browser.click(".several-done")
            try await browser.wait(forText: "3.5")
            try await browser.wait(until: "/Red\\s+Blue/.test(document.querySelector('.turns').innerText)")
            try await Screenshots.keep("real-several", browser)
        }
    }
}
