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
        let messages = SampleOrder.exchanges.enumerated().flatMap { index, exchange in
            [WireMessage.request(id: index, exchange.request), .reply(id: index, exchange.reply)]
        }
        let frames = try messages.map { Data(try FrameEncoder.encode($0).dropFirst(4)) }
        var encoding: [Duration] = []
        var decoding: [Duration] = []
        for _ in 0..<count {
            encoding.append(try clock.measure { for message in messages { _ = try FrameEncoder.encode(message) } })
            decoding.append(try clock.measure { for frame in frames { _ = try WireMessage(frame: frame) } })
        }
        return [
            Measurement("encode all \(messages.count)", of: encoding),
            Measurement("decode all \(frames.count)", of: decoding),
        ]
    }
}
