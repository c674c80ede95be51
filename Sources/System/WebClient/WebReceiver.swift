// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CCurl
import Foundation

/// Takes an answer piece by piece, on the thread of its transfer alone.
final class WebReceiver {
    /// What an answer has too much of.
    enum Problem {
        case heads, bytes
    }

    private let limits: WebLimits
    private let wantsBody: Bool
    private var headerBytes = 0
    private(set) var received = WebReceived()
    private(set) var problem: Problem?
    /// Whether the rest of the answer is of no interest, and it was ended for that.
    private(set) var isSatisfied = false

    init(_ limits: WebLimits, wantsBody: Bool) {
        self.limits = limits
        self.wantsBody = wantsBody
    }

    static let receiveHead: curl_write_callback = { bytes, size, count, context in
        WebReceiver.piece(bytes, size, count, context) { $0.append(head: $1) }
    }

    static let receiveBody: curl_write_callback = { bytes, size, count, context in
        WebReceiver.piece(bytes, size, count, context) { $0.append(body: $1) }
    }

    /// - Returns: How many bytes were taken; the transfer ends where that is another number than there are.
    private static func piece(
        _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?,
        _ take: (WebReceiver, UnsafeBufferPointer<UInt8>) -> Bool
    ) -> Int {
        guard let bytes, let context else { return 0 }
        let piece = UnsafeBufferPointer(
            start: UnsafeRawPointer(bytes).assumingMemoryBound(to: UInt8.self), count: size * count)
        let receiver = Unmanaged<WebReceiver>.fromOpaque(context).takeUnretainedValue()
        // None at all is a piece as well.
        return take(receiver, piece) ? piece.count : piece.count + 1
    }

    private func append(head line: UnsafeBufferPointer<UInt8>) -> Bool {
        headerBytes += line.count
        guard headerBytes <= limits.headerBytes else {
            problem = .heads
            return false
        }
        if line.starts(with: "HTTP/".utf8) {
            // What came before was only on the way to this.
            received = WebReceived()
            let words = String(decoding: line, as: UTF8.self).split(separator: " ")
            received.status = words.count > 1 ? Int(words[1].prefix(3)) ?? 0 : 0
        } else {
            received.headers.append(line: line)
        }
        return true
    }

    private func append(body piece: UnsafeBufferPointer<UInt8>) -> Bool {
        guard wantsBody, !received.isRedirection else {
            isSatisfied = true
            return false
        }
        guard piece.count <= limits.answerBytes - received.body.count else {
            problem = .bytes
            return false
        }
        received.body.append(piece)
        return true
    }
}
