// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CSodium
import Foundation
import Signing

/// Signing and verifying an app of 50 MB, beside reading and hashing the same
/// files with nothing else.
struct SigningBundles: Benchmark {
    let name = "Signatures: an app of 50 MB"
    private let count = 12
    private let size = 50_000_000
    private let fileSize = 125_000

    func run() async throws -> [Measurement] {
        guard sodium_init() >= 0 else { throw BenchmarkError("libsodium cannot be made ready") }
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-signing-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = folder.appending(path: "Large.app", directoryHint: .isDirectory)
        let files = try fill(app)
        let keys = SigningKeys(folder: folder.appending(path: "Teams"))
        let signer = BundleSigner(as: try keys.make("Benchmark"), keys: keys)
        let verifier = BundleVerifier()
        try signer.sign(app)
        let clock = ContinuousClock()
        var (hashing, signing, verifying, looking) = ([Duration](), [Duration](), [Duration](), [Duration]())
        // In turns, so that whatever else the machine does meets all alike.
        for _ in 0..<count {
            hashing.append(try clock.measure { for file in files { try hash(file) } })
            signing.append(try clock.measure { try signer.sign(app) })
            verifying.append(try clock.measure { _ = try verifier.verify(app) })
            looking.append(try clock.measure { _ = try verifier.checkSeals(of: app) })
        }
        let bare = Measurement("reading and hashing \(files.count) files", of: hashing)
        let sign = Measurement("signing", of: signing)
        let verify = Measurement("verifying", of: verifying)
        return [
            bare, sign, verify, Measurement("checking the seals, as every listing does", of: looking),
            sign.ratio(to: bare, name: "ratio of signing to hashing", goal: 1.5),
            verify.ratio(to: bare, name: "ratio of verifying to hashing", goal: 1.5),
        ]
    }

    /// This program as the app's, and files until it is large enough.
    private func fill(_ app: URL) throws -> [URL] {
        let resources = app.appending(path: "Large.resources", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
        let info = ["CFBundleIdentifier": "org.example.large", "CFBundleExecutable": "Large"]
        let list = app.appending(path: "Info.plist")
        try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0).write(to: list)
        let program = app.appending(path: "Large")
        try FileManager.default.copyItem(at: Peer.executable, to: program)
        var files = [list, program]
        var rest = size - (try Data(contentsOf: program).count)
        while rest > 0 {
            let file = resources.appending(path: "file\(files.count)")
            var content = [UInt8](repeating: 0, count: min(rest, fileSize))
            randombytes_buf(&content, content.count)
            try Data(content).write(to: file)
            files.append(file)
            rest -= fileSize
        }
        return files
    }

    private func hash(_ file: URL) throws {
        let descriptor = open(file.path, O_RDONLY)
        guard descriptor >= 0 else { throw BenchmarkError("\(file.path) cannot be opened") }
        defer { close(descriptor) }
        let state = UnsafeMutableRawPointer.allocate(byteCount: crypto_generichash_statebytes(), alignment: 64)
        defer { state.deallocate() }
        _ = crypto_generichash_init(OpaquePointer(state), nil, 0, 32)
        var buffer = [UInt8](repeating: 0, count: 256 << 10)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { break }
            _ = crypto_generichash_update(OpaquePointer(state), buffer, UInt64(count))
        }
        _ = crypto_generichash_final(OpaquePointer(state), &buffer, 32)
    }
}
