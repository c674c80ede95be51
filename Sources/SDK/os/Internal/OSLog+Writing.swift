// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

extension OSLog {
    /// More than any message needs, in bytes; the rest is cut off.
    static let sizeLimit = 32 << 10

    /// Writes a message to standard error, where `beckon serve` finds it, in one piece.
    func write(_ type: OSLogType, _ text: String) {
        guard isEnabled(type: type) else { return }
        var bytes = ArraySlice(line(type, text).utf8)
        // Nobody is left to hear that standard error is closed.
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
            guard count > 0 || count < 0 && errno == EINTR else { return }
            bytes = bytes.dropFirst(max(0, count))
        }
    }

    /// What is written of a message. Further lines are set in, so that none looks like a message of its own.
    func line(_ type: OSLogType, _ text: String) -> String {
        let origin = subsystem.isEmpty && category.isEmpty ? "" : "[\(subsystem):\(category)] "
        let level =
            switch type {
            case .info: "info: "
            case .debug: "debug: "
            case .error: "error: "
            case .fault: "fault: "
            default: ""
            }
        let isCut = text.utf8.count > Self.sizeLimit
        let shown = isCut ? String(decoding: text.utf8.prefix(Self.sizeLimit), as: UTF8.self) + "…" : text
        let lines = shown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return origin + level + lines.joined(separator: "\n    ") + "\n"
    }
}
