// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PeerConnection
import Wire

/// The other process: this program again, told by an environment variable to
/// be one of these.
enum Peer: String {
    static let variable = "BENCHMARK_PEER"

    /// Speaks the wire as an extension does, with a handler that does nothing.
    case `extension`
    /// Sends the bytes of the right answer back, without looking at the question.
    case bare
    /// The same for a keychain call.
    case bareKeychain
    /// Lives as an app does, with delegates that do nothing.
    case app
    /// Sends the bytes of the right answer to an event back, without looking at it.
    case bareApp
    /// Draws one picture with Cairo and Pango.
    case picture
    /// Writes events to a hundred connections, as plainly as can be.
    case events
    /// Answers as an extension does, and then calls the system without end, several calls at a time.
    case flood
    /// Makes a call without end, see ``CallingApp``.
    case calls
    /// Understands sentences, see ``UnderstandingJob``.
    case understanding
    /// Ends at once.
    case nothing

    static var executable: URL {
        URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    }

    var environment: [String: String] { [Self.variable: rawValue] }

    /// What this process is; nil for the one that measures.
    static var own: Peer? {
        get throws {
            // An installed app gets no variables.
            if executable.deletingLastPathComponent().pathExtension == "app" { return .calls }
            guard let name = ProcessInfo.processInfo.environment[variable] else { return nil }
            guard let peer = Peer(rawValue: name) else { throw BenchmarkError("there is no peer \(name)") }
            return peer
        }
    }

    func run() throws {
        switch self {
        case .extension: try answer()
        case .bare: try echo(SampleOrder.frames().map { ($0.request.count, $0.reply) })
        case .bareKeychain:
            let (call, result) = try KeychainSample.frames()
            try echo([(call.count, result)])
        case .app: try live()
        case .bareApp:
            let frames = try Self.appFrames()
            try echo([(frames.event.count, frames.done)])
        case .picture: _ = try BarePanel().draw()
        case .events: try BareEvents.serve(on: systemDescriptor)
        case .flood: try flood()
        case .calls: try call()
        case .understanding: try UnderstandingPeer.run()
        case .nothing: break
        }
    }

    /// An app comes to the front for nothing.
    static func appFrames() throws -> (event: Data, done: Data) {
        (
            try FrameEncoder.encode(MessageToApp.event(id: 100, .foreground(nil))),
            try FrameEncoder.encode(MessageFromApp.done(id: 100, .active))
        )
    }

    private func live() throws {
        try serve(.hello(version: WireVersion.current, hasScreen: false)) {
            (message: MessageToApp, connection: AppConnection) in
            guard case .event(let id, let event) = message else { return }
            if let delivery = event.delivery {
                try connection.send(.delivered(id: delivery.id, handled: true))
            }
            try connection.send(.done(id: id, event == .background ? .background : .active))
        }
    }

    private func answer() throws {
        try serve(.hello(version: WireVersion.current)) {
            (message: MessageToExtension, connection: ExtensionConnection) in
            guard case .request(let id, let request) = message else { return }
            try connection.send(.reply(id: id, SampleOrder.reply(to: request)))
        }
    }

    private func flood() throws {
        let read = AnySystemCall.keychain(.copyMatching(KeychainSample.query(500)))
        let add = AnySystemCall.keychain(.add(KeychainSample.item(1)))
        var number = 0
        func call(_ connection: ExtensionConnection) throws {
            number += 1
            try connection.send(.call(id: number, number.isMultiple(of: 8) ? add : read))
        }
        try serve(.hello(version: WireVersion.current)) {
            (message: MessageToExtension, connection: ExtensionConnection) in
            switch message {
            case .request(let id, let request):
                try connection.send(.reply(id: id, SampleOrder.reply(to: request)))
                for _ in 0..<32 { try call(connection) }
            case .result: try call(connection)
            }
        }
    }

    /// Calls the system again with each answer, as the last address says that it was opened with.
    private func call() throws {
        var frame = Data()
        try serve(.hello(version: WireVersion.current, hasScreen: false)) {
            (message: MessageToApp, connection: AppConnection) in
            switch message {
            case .event(let id, let event):
                if let delivery = event.delivery {
                    if case .url(let url, _) = delivery.item { frame = try CallingApp.frame(for: url) }
                    try connection.send(.delivered(id: delivery.id, handled: true))
                }
                try connection.send(.done(id: id, CallingApp.state(after: event)))
                if event == .terminate { exit(0) }
                if event.delivery != nil { BareConnection.write(frame, to: systemDescriptor) }
            case .result: BareConnection.write(frame, to: systemDescriptor)
            default: break
            }
        }
    }

    /// Says hello and takes all that comes, up to the end of the connection.
    private func serve<Said, Heard>(
        _ hello: Said, _ take: (Heard, Connection<Said, Heard>) throws -> Void
    ) throws {
        var connection = Connection<Said, Heard>()
        try connection.send(hello)
        while let message = try connection.receive() { try take(message, connection) }
    }

    private func echo(_ frames: [(asked: Int, answer: Data)]) throws {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            for frame in frames {
                guard BareConnection.read(frame.asked, from: systemDescriptor, into: &buffer) else { return }
                BareConnection.write(frame.answer, to: systemDescriptor)
            }
        }
    }
}
