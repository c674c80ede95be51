// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Glibc

extension Terminal {
    /// The process's own standard input, output and error.
    ///
    /// Output is written at once, without a buffer. Reading a line waits on a
    /// thread of its own, never on one of Swift's; a cancelled task waits no more.
    package static func standard(environment: [String: String] = ProcessInfo.processInfo.environment) -> Terminal {
        let reader = DispatchQueue(label: "standard input")
        return Terminal(
            output: .descriptor(STDOUT_FILENO, environment: environment),
            errors: .descriptor(STDERR_FILENO, environment: environment),
            isInteractive: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1,
            lines: {
                let line = PendingLine()
                return await line.value { reader.async { line.give(readLine()) } }
            })
    }
}

extension TextStream {
    fileprivate static func descriptor(_ descriptor: Int32, environment: [String: String]) -> TextStream {
        let isTerminal = isatty(descriptor) == 1
        let isPlain = environment["TERM"] == "dumb" || !(environment["NO_COLOR"] ?? "").isEmpty
        return TextStream(
            isTerminal: isTerminal, width: width(of: descriptor, environment: environment),
            usesColor: isTerminal && !isPlain
        ) { text in
            var text = text
            text.withUTF8 { writeAll($0, to: descriptor) }
        }
    }

    private static func width(of descriptor: Int32, environment: [String: String]) -> Int {
        if let columns = environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// A reader that went away ends the output: there is nobody left to tell.
    private static func writeAll(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) {
        var rest = UnsafeRawBufferPointer(bytes)[...]
        while !rest.isEmpty {
            let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = poll(&ready, 1, -1)
            } else if errno != EINTR {
                return
            }
        }
    }
}
