// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Glibc
import Sentences
import Synchronization

extension Terminal {
    /// The process's own standard input, output and error.
    ///
    /// Output is written at once, without a buffer. Reading a line waits on a
    /// thread of its own, never on one of Swift's; a cancelled task waits no more.
    /// The process ignores `SIGPIPE` from then on, so that it can end in order.
    ///
    /// - Parameter readerGone: Called on any thread when the reader of the output is gone; maybe more than once.
    package static func standard(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        readerGone: @escaping @Sendable () -> Void = {}
    ) -> Terminal {
        signal(SIGPIPE, SIG_IGN)
        let reader = DispatchQueue(label: "standard input")
        return Terminal(
            output: .descriptor(STDOUT_FILENO, environment: environment, readerGone: readerGone),
            errors: .descriptor(STDERR_FILENO, environment: environment, readerGone: readerGone),
            isInteractive: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1,
            lines: {
                let line = PendingLine()
                return await line.value { reader.async { line.give(readLine()) } }
            },
            secretLines: {
                let line = PendingLine()
                let silence = SilencedInput()
                // Also where Ctrl-C ends the wait.
                defer { silence.end() }
                return await line.value { reader.async { line.give(readLine()) } }
            })
    }
}

/// Writes to a descriptor as long as that can be done, and knows why it could not.
private final class DescriptorWriter: Sendable {
    private let descriptor: Int32
    private let readerGone: @Sendable () -> Void
    private let state = Mutex<WriteFailure?>(nil)

    init(_ descriptor: Int32, readerGone: @escaping @Sendable () -> Void) {
        self.descriptor = descriptor
        self.readerGone = readerGone
    }

    /// A failure to write to standard error can't be reported anywhere.
    var failure: WriteFailure? {
        state.withLock { $0 == .readerGone || descriptor == STDOUT_FILENO ? $0 : nil }
    }

    func write(_ text: String) {
        guard state.withLock({ $0 == nil }) else { return }
        var text = text
        guard let failure = text.withUTF8(writeAll) else { return }
        state.withLock { $0 = $0 ?? failure }
        if failure == .readerGone { readerGone() }
    }

    private func writeAll(_ bytes: UnsafeBufferPointer<UInt8>) -> WriteFailure? {
        var rest = UnsafeRawBufferPointer(bytes)[...]
        while !rest.isEmpty {
            let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = poll(&ready, 1, -1)
            } else if errno == EPIPE {
                return .readerGone
            } else if errno != EINTR {
                return .refused(reason: String(cString: strerror(errno)))
            }
        }
        return nil
    }
}

extension TextStream {
    fileprivate static func descriptor(
        _ descriptor: Int32, environment: [String: String], readerGone: @escaping @Sendable () -> Void
    ) -> TextStream {
        let isTerminal = isatty(descriptor) == 1
        let isPlain = environment["TERM"] == "dumb" || !(environment["NO_COLOR"] ?? "").isEmpty
        let writer = DescriptorWriter(descriptor, readerGone: readerGone)
        return TextStream(
            isTerminal: isTerminal, width: width(of: descriptor, environment: environment),
            usesColor: isTerminal && !isPlain, failure: { writer.failure }, to: writer.write)
    }

    private static func width(of descriptor: Int32, environment: [String: String]) -> Int {
        if let columns = environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }
}
