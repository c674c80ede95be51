// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import TestSupport
import Testing
import Wire

@testable import ExtensionHost

@Suite("An extension that behaves")
struct AnsweringTests {
    @Test("answers every kind of request, all in one process")
    func everyRequest() async throws {
        let peers = try PeerHost()
        let launch = peers.launch()
        let order = ExtensionRequest.order
        let resolution = try await peers.host.send(.resolveQuantity, to: launch)
        #expect(resolution.reply == .resolution([.success(.integer(2))], isArray: false))
        let options = try await peers.host.send(.options(parameter: "kind", search: "o", of: order), to: launch)
        #expect(options.reply == .options(OptionsPayload(sections: [.init(items: [.string("one"), .string("two")])])))
        let standard = try await peers.host.send(.defaultValue(parameter: "quantity", of: order), to: launch)
        #expect(standard.reply == .defaultValue(.integer(1)))
        let confirmation = try await peers.host.send(.confirmOrder, to: launch)
        #expect(confirmation.reply == .response(ResponsePayload(code: 1)))
        let response = try await peers.host.send(.handleOrder, to: launch)
        #expect(response == ExtensionAnswer(reply: .response(ResponsePayload(code: 4))))
        #expect(peers.record.started.count == 1)
        await peers.host.stopAll()
        #expect(peers.survivors == [])
    }

    @Test("is traced: each request, its answer, its time and how often it was asked")
    func trace() async throws {
        let peers = try PeerHost()
        let answer = try await peers.host.send(.handleOrder, to: peers.launch())
        let exchange = try #require(peers.record.exchanges.first)
        #expect(exchange.request == .handleOrder)
        #expect(try exchange.outcome.get() == answer)
        #expect(exchange.duration > .zero)
        #expect(exchange.attempts == 1)
        await peers.host.stopAll()
    }

    @Test("is given its environment, folder, limits and four descriptors, and nothing else")
    func surroundings() async throws {
        let peers = try PeerHost()
        var launch = peers.launch("reportsItself")
        launch.environment["PIZZA"] = "Margherita"
        let answer = try await peers.host.send(.handleOrder, to: launch)
        guard case .response(let response) = answer.reply else {
            Issue.record("not a response: \(answer)")
            return
        }
        let reportedVariables: [String] =
            if case .string(let text) = response.properties["environment"] {
                text.split(separator: "\n").map(String.init)
            } else { [] }
        // bubblewrap adds the folder.
        #expect(reportedVariables.filter { !$0.hasPrefix("PWD=") } == ["PEER_MODE=reportsItself", "PIZZA=Margherita"])
        let folder = peers.folder.url.resolvingSymlinksInPath().path(percentEncoded: false)
        guard case .string(let reported) = response.properties["folder"] else {
            Issue.record("no folder: \(response)")
            return
        }
        #expect(URL(filePath: reported).resolvingSymlinksInPath() == URL(filePath: folder))
        #expect(response.properties["descriptors"] == .array([0, 1, 2, 3].map { .integer($0) }))
        #expect(response.properties["session"] == .boolean(true))
        #expect(response.properties["data"] == .integer(256 << 20))
        #expect(response.properties["files"] == .integer(1024))
        #expect(response.properties["core"] == .integer(0))
        await peers.host.stopAll()
    }

    @Test("answers many requests at once")
    func manyAtOnce() async throws {
        let peers = try PeerHost()
        let launch = peers.launch()
        try await withThrowingTaskGroup(of: ExtensionAnswer.self) { group in
            for quantity in 0..<200 {
                let order = IntentPayload(className: "Order", values: ["quantity": .integer(quantity)])
                group.addTask {
                    let answer = try await peers.host.send(.resolve(parameter: "quantity", of: order), to: launch)
                    #expect(answer.reply == .resolution([.success(.integer(quantity))], isArray: false))
                    return answer
                }
            }
            try await group.waitForAll()
        }
        #expect(peers.record.started.count == 1)
        await peers.host.stopAll()
    }

    @Test("carries a request and an answer of eight megabytes")
    func largeValues() async throws {
        let peers = try PeerHost()
        let file = IntentValue.file(FileValue(holding: Data(repeating: 0xA5, count: 8 << 20), filename: "a.bin"))
        let intent = IntentPayload(className: "Search", values: ["image": file])
        let answer = try await peers.host.send(.resolve(parameter: "image", of: intent), to: peers.launch())
        #expect(answer.reply == .resolution([.success(file)], isArray: false))
        await peers.host.stopAll()
    }

    @Test("is told apart from another by its identifier")
    func twoExtensions() async throws {
        let peers = try PeerHost()
        _ = try await peers.host.send(.handleOrder, to: peers.launch(identifier: "com.example.one"))
        _ = try await peers.host.send(.handleOrder, to: peers.launch(identifier: "com.example.two"))
        #expect(Set(peers.record.started).count == 2)
        await peers.host.stop("com.example.one")
        #expect(peers.survivors == [peers.record.started[1]])
        await peers.host.stopAll()
        #expect(peers.survivors == [])
    }

    @Test("may report a mistake along with its answer")
    func fault() async throws {
        let peers = try PeerHost()
        let answer = try await peers.host.send(.handleOrder, to: peers.launch("reportsFault"))
        #expect(answer.reply == .response(ResponsePayload(code: 4)))
        #expect(answer.faults == ["the completion was called twice"])
        await peers.host.stopAll()
    }
}
