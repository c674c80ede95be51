// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import FileBytes
import Foundation
import Glibc
import IntentValues
package import Wire

/// What a process may send in the place of a file.
package enum HostileFile: String, CaseIterable, Sendable {
    case announcedAlone, unannounced, withAnotherFrame, twoAtOnce, aThousand
    case pipe, folder, socket, device, pathOnly, writable
    case wrongDigest, wrongSize, tooLarge, shrinking, tooMany
    case shortDigest, releasedUnknown

    /// Whether the system ends anyone who sends it; nil if that depends on who is quicker.
    package var isFatal: Bool? {
        switch self {
        case .releasedUnknown: false
        case .shrinking: nil
        default: true
        }
    }

    private static let digest = FileDigest(bytes: Data(repeating: 7, count: FileDigest.byteCount))

    package func send<Said: CallingMessage, Heard: MessageToProcess>(on connection: Connection<Said, Heard>) throws {
        guard let digest = Self.digest else { return }
        let announcement = FileFrame.comes(digest, size: 3).bytes
        switch self {
        case .announcedAlone: connection.send(announcement)
        case .unannounced: send(FileFrame.isReleased(digest).bytes, with: try plainFile(), on: connection)
        case .withAnotherFrame: send(Data([0, 0, 0, 2, 0x7B, 0x7D]), with: try plainFile(), on: connection)
        case .twoAtOnce:
            let file = try plainFile()
            for _ in 0..<2 { connection.send(Data([0]), descriptor: file.number) }
        case .aThousand:
            let file = try plainFile()
            for _ in 0..<1000 { connection.send(Data([0]), descriptor: file.number) }
        case .tooMany:
            for number in 0..<1000 {
                let content = try content(of: Data("\(number)".utf8))
                send(
                    FileFrame.comes(content.digest, size: content.size).bytes, with: content.file, on: connection)
            }
        case .shortDigest: connection.send(Data([0, 0, 0, 15, 0, 3, 0, 0] + [UInt8](repeating: 0, count: 11)))
        case .releasedUnknown: connection.send(FileFrame.isReleased(digest).bytes)
        case .tooLarge:
            let file = try plainFile()
            ftruncate(file.number, (1 << 30) + 1)
            connection.send(FileFrame.comes(digest, size: 1 << 30).bytes, descriptor: file.number)
        default: try sendInPlace(announcement, on: connection)
        }
    }

    private func sendInPlace<Said, Heard>(_ announcement: Data, on connection: Connection<Said, Heard>) throws {
        switch self {
        case .pipe:
            var ends: [Int32] = [-1, -1]
            Glibc.pipe(&ends)
            connection.send(announcement, descriptor: ends[0])
        case .folder: connection.send(announcement, descriptor: open(".", O_RDONLY))
        case .socket: connection.send(announcement, descriptor: systemDescriptor)
        case .device: connection.send(announcement, descriptor: open("/dev/urandom", O_RDONLY))
        case .pathOnly: connection.send(announcement, descriptor: open(CommandLine.arguments[0], 0o10000000))
        case .writable:
            let content = try content(of: Data("abc".utf8))
            let file = try OpenFile(holding: Data("abc".utf8), in: Self.workingFolder)
            send(FileFrame.comes(content.digest, size: 3).bytes, with: file, on: connection)
        case .wrongDigest: send(announcement, with: try plainFile(), on: connection)
        case .wrongSize:
            let content = try content(of: Data("abc".utf8))
            send(FileFrame.comes(content.digest, size: 2).bytes, with: content.file, on: connection)
        case .shrinking: try sendShrinking(on: connection)
        default: break
        }
    }

    /// The file is open until it is sent.
    private func send<Said, Heard>(_ bytes: Data, with file: OpenFile, on connection: Connection<Said, Heard>) {
        connection.send(bytes, descriptor: file.number)
        withExtendedLifetime(file) {}
    }

    /// The file is cut off while the system reads it.
    private func sendShrinking<Said, Heard>(on connection: Connection<Said, Heard>) throws {
        let size = 64 << 20
        let file = try OpenFile(holding: Data(count: size), in: Self.workingFolder)
        guard let digest = FileDigest(bytes: FilePieces.digest(of: Data(count: size))) else { return }
        send(FileFrame.comes(digest, size: size).bytes, with: try file.reopenedForReading(), on: connection)
        ftruncate(file.number, 5)
    }

    private static var workingFolder: String { FileManager.default.currentDirectoryPath }

    private func plainFile() throws -> OpenFile {
        try OpenFile(holding: Data("abc".utf8), in: Self.workingFolder).reopenedForReading()
    }

    private func content(of bytes: Data) throws -> (digest: FileDigest, size: Int, file: OpenFile) {
        guard let digest = FileDigest(bytes: FilePieces.digest(of: bytes)) else { throw FileBytesError.changed }
        return (digest, bytes.count, try OpenFile(holding: bytes, in: Self.workingFolder).reopenedForReading())
    }
}
