// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Shortcuts that are shared by link, between real systems, with a real browser in between.
@Suite("Links to shortcuts, served", .timeLimit(.minutes(5))) struct ShortcutLinkTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let output =
        #"{"WFSerializationType":"WFTextTokenAttachment","Value":{"Type":"ActionOutput","OutputUUID":"T","OutputName":"Text"}}"#

    private static let tea = """
        {"WFWorkflowActions":[
         {"WFWorkflowActionIdentifier":"is.workflow.actions.gettext","WFWorkflowActionParameters":
          {"UUID":"T","WFTextActionText":"Earl <b>Grey</b>"}},
         {"WFWorkflowActionIdentifier":"is.workflow.actions.conditional","WFWorkflowActionParameters":
          {"GroupingIdentifier":"G","WFControlFlowMode":0,"WFCondition":101,
           "WFInput":{"Type":"Variable","Variable":\(output)}}},
         {"WFWorkflowActionIdentifier":"is.workflow.actions.downloadurl","WFWorkflowActionParameters":
          {"WFURL":"https://tea.example.org/today"}},
         {"WFWorkflowActionIdentifier":"is.workflow.actions.conditional","WFWorkflowActionParameters":
          {"GroupingIdentifier":"G","WFControlFlowMode":2}},
         {"WFWorkflowActionIdentifier":"is.workflow.actions.setclipboard","WFWorkflowActionParameters":
          {"WFInput":\(output)}}],
         "WFWorkflowImportQuestions":[{"ActionIndex":0,"ParameterKey":"WFTextActionText","Text":"Which tea?",
          "DefaultValue":"Assam"}]}
        """

    /// A system with one shortcut, of which the person keeps a secret.
    private func system() async throws -> InstalledApps {
        let file = folder.url.appending(path: "Tea.json")
        try Data(Self.tea.utf8).write(to: file)
        let apps = try InstalledApps.none()
        let kept = try await apps.beckon(
            "shortcut", "import", file.path, "--name", "Tea time", "--answer", "My secret tea")
        #expect(kept.status == 0, "\(kept.errors)")
        return apps
    }

    private func address(of daemon: RunningDaemon) async throws -> String {
        let line = try #require(await daemon.line(with: "http://127.0.0.1"))
        return try #require(line.split(separator: " ").last.map(String.init))
    }

    @Test("another system takes what was shared, asks its questions, and gets nothing that was answered before")
    func sharing() async throws {
        let apps = try await system()
        let early = try await apps.beckon("shortcut", "share", "Tea time")
        #expect(early.status == 1)
        #expect(early.errors.contains("start 'beckon serve'"), "\(early.errors)")
        let daemon = try await RunningDaemon.start("serve", "--unsupervised", in: apps)
        let link = try await apps.beckon("shortcut", "share", "tea TIME").output.trimmingCharacters(in: .newlines)
        #expect(link.hasPrefix("http://127.0.0.1:") && link.contains("/shortcuts/"), "\(link)")
        let other = try InstalledApps.none()
        let look = try await other.beckon("shortcut", "show", link)
        #expect(look.output.contains("Text “Assam”") && !look.output.contains("secret"), "\(look.output)")
        #expect(
            look.errors.contains("It may use: the network, such as tea.example.org; the clipboard."), "\(look.errors)")
        let kept = try await other.beckon("shortcut", "import", link, "--answer", "Oolong")
        #expect(kept.output == "Added ‘Tea time’ (5 actions).\n", "\(kept.errors)")
        #expect(try await other.beckon("shortcut", "show", "Tea time").output.contains("Oolong"))
        let again = try await other.beckon("shortcut", "import", link, "--answer", "Oolong")
        #expect(again.status == 1 && again.errors.contains("--replace"), "\(again.errors)")
        let stopped = try await apps.beckon("shortcut", "share", "Tea time", "--stop")
        #expect(stopped.output == "1 link has ended.\n")
        let late = try await other.beckon("shortcut", "import", link, "--name", "Late")
        #expect(late.status == 1 && late.errors.contains("does not lead to a shortcut"), "\(late.errors)")
        #expect(await daemon.end() == 0)
    }

    @Test(
        "on the device, one is shared, looked at in a browser and added, in both languages",
        .enabled(if: WebDriver.isThere, "chromedriver is not installed; Scripts/bootstrap --tests does it"),
        arguments: ["en-GB", "zh-CN"])
    func device(language: String) async throws {
        let apps = try await system()
        let daemon = try await RunningDaemon.start("serve", "--unsupervised", in: apps)
        let driver = try await WebDriver.start()
        let browser = try await driver.browser(language: language)
        try await browser.go(to: try await address(of: daemon))
        try await browser.click("[data-key=unlock]")
        try await browser.click("[data-key=system-shortcuts]")
        try await browser.click(".shortcut-more")
        try await browser.wait(until: "document.querySelector('[data-key=shortcut-share]')")
        try await Screenshots.keep("shortcut-details-\(language)", browser)
        try await browser.click("[data-key=shortcut-share]")
        try await browser.wait(until: "document.querySelector('[data-key=shortcut-link]')")
        try await Screenshots.keep("shortcut-shared-\(language)", browser)
        let link = try await browser.run("return document.querySelector('[data-key=shortcut-link]').value").text
        try await browser.go(to: link)
        try await browser.wait(until: "document.querySelector('header img').naturalWidth > 0")
        let page = try await browser.run("return document.body.innerText").text
        for part in ["Tea time", "Which tea?", "Assam", language == "en-GB" ? "the clipboard" : "剪贴板"] {
            #expect(page.contains(part), "\(page)")
        }
        #expect(!page.contains("secret"))
        // The English one is the picture in Shortcuts.md.
        try await Screenshots.keep("shortcut-page-\(language)", browser)
        try await browser.click("#add")
        try await browser.wait(until: "document.querySelector('.turn.confirm')")
        try await Screenshots.keep("shortcut-asked-\(language)", browser)
        try await browser.click(".buttons .primary")
        try await browser.wait(forText: "Which tea?")
        try await browser.type("Darjeeling\u{E007}", into: "[data-key=siri-text]")
        try await browser.wait(until: "document.querySelector('.turn.shown')")
        #expect(try await apps.beckon("shortcut", "show", "Tea time 2").output.contains("Darjeeling"))
        await driver.end()
        #expect(await daemon.end() == 0)
    }

    @Test(
        "on the device, one is given a phrase and a name, runs by its phrase and from the icon's menu, and goes",
        .enabled(if: WebDriver.isThere, "chromedriver is not installed; Scripts/bootstrap --tests does it"))
    func tile() async throws {
        let apps = try await system()
        let daemon = try await RunningDaemon.start("serve", "--unsupervised", in: apps)
        let driver = try await WebDriver.start()
        let browser = try await driver.browser()
        try await browser.go(to: try await address(of: daemon))
        try await browser.click("[data-key=unlock]")
        try await browser.click("[data-key=system-shortcuts]")
        try await browser.click(".shortcut-more")
        try await browser.click("[data-key=shortcut-phrase]")
        try await browser.wait(until: "document.querySelector('[data-key=phrase-save]')")
        try await browser.run("document.querySelector('.phrase-box input').value = 'Brew some'")
        try await browser.click("[data-key=phrase-save]")
        try await browser.wait(forText: "“Brew some”")
        let said = try await apps.beckon("say", "brew some")
        #expect(said.output.contains("My secret tea"), "\(said.output)\(said.errors)")
        try await browser.run("document.querySelector('.naming input').value = 'Chai'")
        try await browser.click("[data-key=shortcut-rename]")
        try await browser.wait(forText: "Run Chai")
        try await browser.click("[data-key=sheet-done]")
        try await browser.point(.move(to: "[data-key=system-shortcuts]"), .press, .rest(700), .release)
        try await browser.wait(until: "document.querySelector('[data-key=quick-action-0]')")
        try await Screenshots.keep("shortcut-menu", browser)
        try await browser.click("[data-key=quick-action-0]")
        try await browser.wait(forText: "My secret tea")
        try await browser.click("[data-key=siri-close]")
        try await browser.click("[data-key=system-shortcuts]")
        try await browser.click(".shortcut-more")
        try await browser.click("[data-key=shortcut-delete]")
        try await browser.click("[data-key=shortcut-delete]")
        try await browser.wait(until: "!document.querySelector('.shortcut')")
        #expect(try await apps.beckon("shortcut", "list", "--json").output == "")
        #expect(try await apps.beckon("phrase", "list", "--json").output == "")
        await driver.end()
        #expect(await daemon.end() == 0)
    }
}
