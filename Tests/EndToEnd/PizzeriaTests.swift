// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Conversations with the installed Pizzeria, through its real extension process.
@Suite struct PizzeriaTests {
    private static let order = "com.example.pizzeria.OrderPizza"

    @Test("a full order is confirmed and carried out")
    func fullOrder() async throws {
        let apps = try await InstalledApps.examples()
        let run = try await apps.beckon(
            "run", Self.order, "kind=margherita", "quantity=2", "--answer", "yes", "--json")
        #expect(run.status == 0, "\(run.errors)")
        let turns = try run.objects()
        let confirm = try #require(turns.first { $0["turn"] as? String == "confirm" })
        #expect((confirm["buttons"] as? [String])?.count == 2)
        let response = try #require(turns.last)
        #expect(response["code"] as? String == "success")
        #expect(response["rawCode"] as? Int == 4)
        #expect(response["status"] as? String == "success")
        #expect(response["text"] as? String == "2 Margherita will be ready in 12 minutes.")
        #expect((response["panel"] as? [String: Any])?["tick"] as? Bool == true)
        #expect((response["output"] as? [String: Any])?["identifier"] as? String == "margherita")
    }

    @Test("the app knows what its extension was asked to order last")
    func lastOrder() async throws {
        let apps = try await InstalledApps.examples()
        #expect(try await apps.beckon("open", "Pizzeria").output.contains("Last time") == false)
        _ = try await apps.beckon("run", Self.order, "kind=margherita", "quantity=2", "--answer", "yes")
        #expect(try await apps.beckon("open", "Pizzeria").output.hasSuffix("  Last time you had 2 × Margherita.\n"))
    }

    @Test("one pizza is spoken of in the singular")
    func singular() async throws {
        let apps = try await InstalledApps.examples()
        let run = try await apps.beckon(
            "run", Self.order, "kind=margherita", "quantity=1", "--answer", "yes", "--json")
        #expect(try dialogue(run).last == "response success: Your Margherita will be ready in 12 minutes.")
    }

    @Test("what is missing is asked for, with the app's own options")
    func missingValues() async throws {
        let apps = try await InstalledApps.examples()
        let run = try await apps.beckon(
            "say", "Order Pizza", "--answer", "Tuna and Onion", "--answer", "4", "--answer", "yes", "--json")
        #expect(run.status == 0, "\(run.errors)")
        let turns = try run.objects()
        let prompt = try #require(turns.first { $0["turn"] as? String == "prompt" })
        #expect(prompt["text"] as? String == "Which pizza would you like?")
        #expect((prompt["options"] as? [Any])?.isEmpty == false)
        #expect(try dialogue(run).last == "response success: 4 Tuna and Onion will be ready in 30 minutes.")
    }

    @Test("two kinds that fit are told apart by the person")
    func disambiguation() async throws {
        let apps = try await InstalledApps.examples()
        let run = try await apps.beckon(
            "run", Self.order, "kind=salami", "quantity=1", "--answer", "Hot Salami", "--answer", "yes", "--json")
        #expect(run.status == 0, "\(run.errors)")
        #expect(try dialogue(run).contains { $0.hasPrefix("prompt kind disambiguation: ") })
        #expect(try dialogue(run).last == "response success: Your Hot Salami will be ready in 14 minutes.")
    }

    @Test("twenty are refused, with how many there may be, then twelve are baked")
    func unsupportedQuantity() async throws {
        let apps = try await InstalledApps.examples()
        let run = try await apps.beckon(
            "run", Self.order, "kind=marinara", "quantity=20", "--answer", "12", "--answer", "yes", "--json")
        #expect(run.status == 0, "\(run.errors)")
        #expect(try dialogue(run).contains { $0.contains("unsupported: Quantity can’t be higher than 12.") })
        #expect(try dialogue(run).last == "response success: 12 Marinara will be ready in 44 minutes.")
    }

    @Test(
        "a closed shop and a kind that is sold out say so",
        arguments: [
            ("shop=station", "The station shop is closed. It opens on Monday."),
            ("kind=truffle", "There is no Truffle left today."),
        ])
    func refusals(argument: String, text: String) async throws {
        let apps = try await InstalledApps.examples()
        let values = argument.hasPrefix("kind") ? [argument] : ["kind=tuna", argument]
        let run = try await ToolRun.run(
            InstalledApps.beckon,
            ["run", Self.order] + values + ["quantity=1", "--json", "--state", apps.state.path])
        #expect(run.status == 1, "\(run.errors)")
        let response = try #require(try run.objects().last)
        #expect(response["code"] as? String == "failure")
        #expect(response["status"] as? String == "failure")
        #expect(response["text"] as? String == text)
    }

    @Test(
        "the same conversation in Chinese, where a kind may be called by either name",
        arguments: ["Margherita", "玛格丽特"])
    func chinese(kind: String) async throws {
        let apps = try await InstalledApps.examples()
        let run = try await apps.beckon(
            "say", "订披萨", "--answer", kind, "--answer", "两个", "--answer", "好", "--json", "--language", "zh-Hans"
        )
        #expect(run.status == 0, "\(run.errors)")
        #expect(try dialogue(run).contains("prompt kind needsValue: 想要什么口味的披萨？"))
        #expect(try dialogue(run).last == "response success: 2 个玛格丽特将在 12 分钟后做好。")
    }

    @Test("declining and cancelling order nothing", arguments: ["no", "cancel"])
    func declined(answer: String) async throws {
        let apps = try await InstalledApps.examples()
        let run = try await apps.beckon(
            "run", Self.order, "kind=ham", "quantity=1", "--answer", answer, "--json")
        #expect(run.status == 1)
        #expect(try run.objects().last?["kind"] as? String == "cancelled")
    }

    @Test("without an answer left the run says that it waits")
    func leftWaiting() async throws {
        let apps = try await InstalledApps.examples()
        let run = try await apps.beckon("say", "Order Pizza", "--json")
        #expect(run.status == 3)
        #expect(try run.objects().last?["turn"] as? String == "prompt")
    }

    @Test("a phrase of your own carries its values")
    func phrase() async throws {
        let apps = try await InstalledApps.examples()
        let added = try await apps.beckon("phrase", "add", "Movie night", Self.order, "kind=margherita", "quantity=2")
        #expect(added.status == 0, "\(added.errors)")
        let clash = try await apps.beckon("phrase", "add", "MOVIE  night!", Self.order, "kind=tuna")
        #expect(clash.status == 1)
        #expect(clash.errors.contains("Movie night"))
        let run = try await apps.beckon("say", "movie night", "--answer", "yes", "--json")
        #expect(try dialogue(run).last == "response success: 2 Margherita will be ready in 12 minutes.")
        let removed = try await apps.beckon("phrase", "remove", "Movie night")
        #expect(removed.status == 0, "\(removed.errors)")
        let after = try await apps.beckon("say", "movie night", "--json")
        #expect(try after.objects().last?["kind"] as? String == "notUnderstood")
    }
}
