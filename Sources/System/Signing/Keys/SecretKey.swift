// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
import CSodium
import Sentences

/// The secret half of a team's key, in memory that is never written to a swap
/// file and is wiped when the value ends.
struct SecretKey: ~Copyable {
    static let size = Int(crypto_sign_SECRETKEYBYTES)
    static let signatureSize = Int(crypto_sign_BYTES)

    private let memory: UnsafeMutableRawPointer

    /// A new key from the system's randomness.
    init() throws(SigningError) {
        try self.init { memory in
            var publicKey = [UInt8](repeating: 0, count: TeamPublicKey.size)
            return crypto_sign_keypair(&publicKey, memory.assumingMemoryBound(to: UInt8.self)) == 0
        }
    }

    /// - Parameter fill: Writes ``size`` bytes; false if it could not.
    init(filling fill: (UnsafeMutableRawPointer) -> Bool) throws(SigningError) {
        try Sodium.require()
        guard let memory = sodium_malloc(Self.size) else {
            throw SigningError(
                .unusableKeys, "the secret key", reason: "there is no protected memory for it",
                remedy: "raise the limit of locked memory (ulimit -l)")
        }
        guard fill(memory), sodium_mprotect_readonly(memory) == 0 else {
            sodium_free(memory)
            throw SigningError(
                .unusableKeys, "the secret key", reason: "it cannot be created or read",
                remedy: "make a new team with 'beckon sign --new-team NAME'")
        }
        self.memory = memory
    }

    deinit { sodium_free(memory) }

    /// The half everybody may know.
    var publicKey: TeamPublicKey? {
        var bytes = [UInt8](repeating: 0, count: TeamPublicKey.size)
        guard crypto_sign_ed25519_sk_to_pk(&bytes, memory.assumingMemoryBound(to: UInt8.self)) == 0 else { return nil }
        return TeamPublicKey(bytes)
    }

    /// Whether the two halves in the bytes belong together.
    var isWhole: Bool {
        var seed = [UInt8](repeating: 0, count: Int(crypto_sign_SEEDBYTES))
        var (derived, again) = (
            [UInt8](repeating: 0, count: TeamPublicKey.size), [UInt8](repeating: 0, count: Self.size)
        )
        defer {
            sodium_memzero(&seed, seed.count)
            sodium_memzero(&again, again.count)
        }
        guard crypto_sign_ed25519_sk_to_seed(&seed, memory.assumingMemoryBound(to: UInt8.self)) == 0,
            crypto_sign_seed_keypair(&derived, &again, seed) == 0
        else { return false }
        return sodium_memcmp(again, memory, Self.size) == 0
    }

    /// The detached signature of the bytes.
    func signature(of bytes: [UInt8]) -> [UInt8] {
        var signature = [UInt8](repeating: 0, count: Self.signatureSize)
        // Documented to return 0 always: there is nothing in it that could fail.
        _ = crypto_sign_detached(
            &signature, nil, bytes, UInt64(bytes.count), memory.assumingMemoryBound(to: UInt8.self))
        return signature
    }

    /// Hands over the raw bytes, to be written to the key's own file and nowhere else.
    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        body(UnsafeRawBufferPointer(start: memory, count: Self.size))
    }
}

/// libsodium, made ready once.
enum Sodium {
    /// False if the library cannot work, for lack of randomness.
    static let isReady = sodium_init() >= 0

    /// - Throws: ``SigningError`` where ``isReady`` is false.
    static func require() throws(SigningError) {
        guard isReady else {
            throw SigningError(
                .unusableKeys, "libsodium", reason: "the library cannot be initialized",
                remedy: "check that /dev/urandom exists")
        }
    }
}

extension TeamPublicKey {
    /// What a signature is made over before the manifest's bytes, so that no other use of the
    /// key can be taken for one.
    static let context = Array("org.beckon.bundle-manifest.1\0".utf8)

    /// Whether the holder of the key has signed the manifest.
    package func hasSigned(_ manifest: [UInt8], with signature: [UInt8]) -> Bool {
        guard Sodium.isReady, signature.count == SecretKey.signatureSize else { return false }
        let message = Self.context + manifest
        return crypto_sign_verify_detached(signature, message, UInt64(message.count), bytes) == 0
    }

    /// The team's identifier: the first fifty bits of the key's hash, in the digits and letters
    /// that people do not mix up.
    package var teamIdentifier: TeamIdentifier? {
        guard let hash = ContentHash(of: Array("org.beckon.team-identifier.1\0".utf8) + bytes) else { return nil }
        let digits = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
        let bits = hash.bytes.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) } >> 14
        return TeamIdentifier(
            String((0..<10).map { digits[Int(truncatingIfNeeded: bits >> UInt64((9 - $0) * 5)) & 31] }))
    }
}
