// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import FileBytes
import Foundation
import Glibc
import IntentValues
import Processes
import Wire

/// A large picture on its way through resolve, confirm and handle of an extension that reads all of it, beside one
/// copy of the same file.
struct FileTravel: Benchmark {
    let name = "A picture of 40 MB: resolve, confirm, handle"
    private static let size = 40 << 20
    private let rounds = 15

    func run() async throws -> [Measurement] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-benchmark-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let picture = folder.appending(path: "picture.jpg").path
        try Self.write(picture)
        let small = folder.appending(path: "small.jpg").path
        try Data("picture".utf8).write(to: URL(filePath: small))
        let host = ExtensionHost(sandbox: try Sandbox(path: nil))
        let launch = try SDKInvocation.launch(in: folder.appending(path: "Album"))
        try await Self.converse(with: host, launch, about: small)
        let idle = try Self.memory("VmRSS")
        // From here on the peak is recounted.
        try "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
        var (travels, copies): ([Duration], [Duration]) = ([], [])
        for round in 0...rounds {
            let copy = try ContinuousClock().measure { try Self.copy(picture, to: folder.appending(path: "copy").path) }
            let start = ContinuousClock.now
            try await Self.converse(with: host, launch, about: picture)
            let travel = ContinuousClock.now - start
            if round > 0 {
                copies.append(copy)
                travels.append(travel)
            }
        }
        let peak = try Self.memory("VmHWM")
        await host.stopAll()
        let (travel, copy) = (
            Measurement("from the file to the answer", of: travels), Measurement("one copy", of: copies)
        )
        return [
            travel, copy, travel.ratio(to: copy, name: "ratio", goal: 2),
            Measurement("the host's peak above what it had", max(0, peak - idle), .mebibytes, goal: 16),
        ]
    }

    private static func converse(with host: ExtensionHost, _ launch: BundleLaunch, about path: String) async throws {
        let content = try SealedFile.content(copying: try OpenFile(path: path))
        let intent = IntentPayload(
            className: "FixtureIntents.KeepPhotoIntent",
            values: ["photo": .file(FileValue(content, filename: "picture.jpg", typeIdentifier: "public.jpeg"))])
        _ = try await host.send(.resolve(parameter: "photo", of: intent), to: launch)
        _ = try await host.send(.confirm(intent), to: launch)
        let answer = try await host.send(.handle(intent), to: launch)
        guard case .response(let response) = answer.reply, case .string(let what)? = response.properties["what"],
            what.hasPrefix("\(content.size) bytes")
        else { throw BenchmarkError("the extension did not read the picture: \(answer.reply)") }
    }

    private static func write(_ path: String) throws {
        var numbers = SystemRandomNumberGenerator()
        let block = Data((0..<1 << 20).map { _ in UInt8.random(in: 0...255, using: &numbers) })
        let file = OpenFile(owning: open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600))
        for index in 0..<size >> 20 {
            let count = block.withUnsafeBytes { pwrite(file.number, $0.baseAddress, $0.count, index << 20) }
            guard count == block.count else { throw BenchmarkError("the picture cannot be written") }
        }
    }

    /// As a program copies a file that knows of nothing better: by reading and writing.
    private static func copy(_ path: String, to other: String) throws {
        let source = try OpenFile(path: path)
        let target = OpenFile(owning: open(other, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600))
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 64)
        defer { buffer.deallocate() }
        while case let count = read(source.number, buffer.baseAddress, buffer.count), count > 0 {
            guard Glibc.write(target.number, buffer.baseAddress, count) == count else {
                throw BenchmarkError("the copy cannot be written")
            }
        }
    }

    /// A line of this process's status, in MiB.
    private static func memory(_ field: String) throws -> Double {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix("\(field):") }
        guard let kibibytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Double($0) })
        else { throw BenchmarkError("/proc/self/status has no \(field)") }
        return kibibytes / 1024
    }
}
