// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppHost
import ExtensionHost
import Foundation
import ProcessLife
import Sentences
import TestSupport
import Testing
import Wire

@Suite("An app that is asked something", .timeLimit(.minutes(2)))
struct RequestTests {
    private static let intent = IntentPayload(className: "Intents.INPlayMediaIntent")

    private func failure(_ apps: LifeHost, _ mode: String) async throws -> ExtensionFailure? {
        let launch = try apps.launch(mode)
        do throws(ExtensionFailure) {
            _ = try await apps.host.ask(.handedOver(Self.intent), of: launch)
            return nil
        } catch {
            return error
        }
    }

    @Test("is launched in the background for it, and suspended once it has answered")
    func background() async throws {
        let apps = try await LifeHost(.sleepy)
        let answer = try await apps.host.ask(.asked(.handle(Self.intent)), of: apps.launch("answers"))
        #expect(answer.reply == .response(ResponsePayload(code: 3)))
        #expect(answer.faults == ["a mistake"])
        #expect(try apps.journal() == ["start", "launchInBackground", "asked"])
        await apps.record.wait(for: .suspended)
        #expect(apps.record.states() == [.background, .suspended])
        #expect(await apps.host.inFront == nil)
        // It is woken, and rests again.
        _ = try await apps.host.ask(.handedOver(Self.intent), of: apps.launch("answers"))
        #expect(try apps.journal().suffix(1) == ["handedOver"])
        await apps.host.stopAll()
    }

    @Test("is not suspended while a run of its waits for a person, but when that is stopped")
    func waitingRun() async throws {
        let apps = try await LifeHost(.sleepy)
        var intent = Self.intent
        intent.run = RunPayload(of: "3App5OrderV", number: 1)
        let answer = try await apps.host.ask(.asked(.handle(intent)), of: apps.launch("waits"))
        #expect(answer.reply == .running(.question(.value(parameter: "soup", nil))))
        // Another request that is over makes no difference.
        var other = Self.intent
        other.run = RunPayload(of: "3App5OrderV", number: 2)
        _ = try await apps.host.ask(.asked(.stop(other)), of: apps.launch("waits"))
        #expect(apps.record.states() == [.background])
        #expect(try await apps.host.ask(.asked(.stop(intent)), of: apps.launch("waits")).reply == .stopped)
        await apps.record.wait(for: .suspended)
        await apps.host.stopAll()
    }

    @Test("is asked in front where it is there, and stays there")
    func front() async throws {
        let apps = try await LifeHost()
        _ = try await apps.host.open(apps.launch("answers"))
        _ = try await apps.host.ask(.handedOver(Self.intent), of: apps.launch("answers"))
        #expect(try apps.journal() == ["start", "launch", "handedOver"])
        #expect(await apps.host.isInFront("com.example.one"))
        await apps.host.stopAll()
    }

    @Test("and is opened afterwards comes to the front")
    func opened() async throws {
        let apps = try await LifeHost()
        _ = try await apps.host.ask(.handedOver(Self.intent), of: apps.launch("answers"))
        let opened = try await apps.host.open(apps.launch("answers"), for: .action("tea"))
        #expect(!opened.isLaunched)
        #expect(opened.isHandled == true)
        await apps.host.stopAll()
    }

    @Test(
        "and fails over it gives no answer, which says why",
        arguments: [
            ("crashesOverRequests", ExtensionFailure.Kind.crashed), ("answersUnasked", .protocolViolation),
            ("crashesBeforeHello", .crashed), ("neverSpeaks", .timeout), ("lives", .timeout),
        ])
    func failing(mode: String, kind: ExtensionFailure.Kind) async throws {
        var limits = mode == "neverSpeaks" ? AppLimits.impatient : .forTests
        limits.answer = .seconds(mode == "lives" ? 0 : 60)
        if mode == "lives" { limits.life.launch = .seconds(5) }
        let apps = try await LifeHost(limits)
        #expect(try await failure(apps, mode)?.kind == kind)
        await apps.host.stopAll()
    }

    @Test("refuses more who wait for an answer than it can keep")
    func tooMany() async throws {
        let apps = try await LifeHost()
        let kinds = await withTaskGroup(of: ExtensionFailure.Kind?.self) { group in
            for _ in 0..<300 { group.addTask { try? await failure(apps, "lives")?.kind } }
            var kinds: [ExtensionFailure.Kind?] = []
            for await kind in group {
                kinds.append(kind)
                if kinds.count == 300 - 256 {
                    group.addTask {
                        await apps.host.stopAll(); return nil
                    }
                }
            }
            return kinds
        }
        #expect(kinds.prefix(300 - 256).allSatisfy { $0 == .tooManyCalls })
        #expect(kinds.count { $0 == .stopped } == 256)
    }

    @Test("nobody waits for it any more where the asking task is cancelled")
    func cancelled() async throws {
        let apps = try await LifeHost()
        let asking = Task { try await failure(apps, "lives") }
        await apps.record.wait(for: .background)
        asking.cancel()
        #expect(try await asking.value?.kind == .cancelled)
        await apps.host.stopAll()
    }
}
