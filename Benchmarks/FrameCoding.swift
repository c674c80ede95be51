// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Wire

/// What turning the order's messages into bytes and back costs.
struct FrameCoding: Benchmark {
    let name = "The frames of an order, both ways"
    let count = 2000

    func run() throws -> [Measurement] {
        let clock = ContinuousClock()
        let exchanges = SampleOrder.exchanges.enumerated().map { index, exchange in
            (
                MessageToExtension.request(id: index, exchange.request),
                MessageFromExtension.reply(id: index, exchange.reply)
            )
        }
        let frames = try SampleOrder.frames().map { ($0.request.dropFirst(4), $0.reply.dropFirst(4)) }
        var encoding: [Duration] = []
        var decoding: [Duration] = []
        for _ in 0..<count {
            encoding.append(
                try clock.measure {
                    for (request, reply) in exchanges {
                        _ = try FrameEncoder.encode(request)
                        _ = try FrameEncoder.encode(reply)
                    }
                })
            decoding.append(
                try clock.measure {
                    for (request, reply) in frames {
                        _ = try MessageToExtension(frame: request)
                        _ = try MessageFromExtension(frame: reply)
                    }
                })
        }
        return [
            Measurement("encode all \(exchanges.count * 2)", of: encoding),
            Measurement("decode all \(frames.count * 2)", of: decoding),
        ]
    }
}
