// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CLinux
package import Foundation
import Glibc
package import Sentences

/// Notes of the crashes of this process, each with the bundle for whom its thread worked.
///
/// A process that crashes can't say any more what it was about, nor can anyone who starts it again know. So each thread
/// that works for a bundle says so beforehand, and the signal's handler writes it down, see signal-safety(7). The notes
/// lie in a file that ``notes(in:)`` reads at the next start.
package struct CrashNote: Hashable, Sendable {
    /// When, to the second.
    package var date: Date
    /// The signal's number, such as 4 for a Swift trap.
    package var signal: Int32
    /// The identifier of the bundle for whom the thread worked; nil for nobody's.
    package var bundle: String?
}

extension CrashNote {
    /// No more than the last so many bytes of the file are read, and it is kept no longer.
    private static let limit = 64 << 10

    /// The file's notes, oldest first; none where it is absent. A line that is not a note is passed over: a crash in
    /// the middle of one leaves half of it.
    ///
    /// - Throws: `Problem` where the file is there and cannot be read.
    package static func notes(in file: URL) throws(Problem<Fault>) -> [CrashNote] {
        let path = file.path(percentEncoded: false)
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else {
            if errno == ENOENT { return [] }
            throw failure("read", path, errno)
        }
        defer { close(descriptor) }
        let size = lseek(descriptor, 0, SEEK_END)
        guard size >= 0 else { throw failure("read", path, errno) }
        var bytes = [UInt8](repeating: 0, count: min(size, limit))
        let count = pread(descriptor, &bytes, bytes.count, size - bytes.count)
        guard count >= 0 else { throw failure("read", path, errno) }
        let lines = String(decoding: bytes[..<count], as: UTF8.self).split(separator: "\n")
        return lines.compactMap { CrashNote(line: $0) }
    }

    /// Has the crashes of this process from now on noted in the file, which others are not to read.
    ///
    /// - Throws: `Problem` where the file cannot be written.
    package static func begin(in file: URL) throws(Problem<Fault>) {
        let path = file.path(percentEncoded: false)
        let kept = try notes(in: file)
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
        guard descriptor >= 0 else { throw failure("write", path, errno) }
        // Half a line, or more than anybody reads, goes.
        let text = Array(kept.map { $0.line }.joined().utf8)
        guard ftruncate(descriptor, 0) == 0, write(descriptor, text, text.count) == text.count else {
            let number = errno
            close(descriptor)
            throw failure("write", path, number)
        }
        // Open as long as the process lives.
        beckon_note_crashes(descriptor)
    }

    private static func failure(_ verb: Sentence, _ path: String, _ number: Int32) -> Problem<Fault> {
        Problem(
            "cannot \(verb) the crash records in \(path): \(Sentence(stringLiteral: String(cString: strerror(number)))); "
                + "check the file and its permissions")
    }

    /// Does what the thread does for a bundle: a crash in the middle of it is noted as the bundle's.
    static func working<Result>(for bundle: String?, _ body: () -> Result) -> Result {
        guard let bundle else { return body() }
        beckon_set_crash_owner(bundle)
        defer { beckon_set_crash_owner(nil) }
        return body()
    }

    /// Nil for anything but a line that ``line`` gives, or the handler writes.
    private init?(line: Substring) {
        let parts = line.split(separator: " ")
        guard parts.count == 3, let seconds = UInt32(parts[0]), let signal = UInt8(parts[1]) else { return nil }
        self.init(
            date: Date(timeIntervalSince1970: Double(seconds)), signal: Int32(signal),
            bundle: parts[2] == "-" ? nil : String(parts[2]))
    }

    private var line: String {
        "\(UInt32(clamping: Int64(date.timeIntervalSince1970))) \(signal) \(bundle ?? "-")\n"
    }
}
