// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import COpenSSL
import Foundation
import Testing

/// A key on the curve P-256 with a certificate, made in the test.
final class SigningIdentity {
    let key: OpaquePointer
    let pointer: OpaquePointer
    private let name: String

    /// - Parameters:
    ///   - issuer: Who signs the certificate; if absent, it does itself.
    ///   - days: From now on; negative ones have passed.
    init(
        _ name: String, issuer: SigningIdentity? = nil, mayIssue: Bool = false, days: Int = 365,
        alternatives: String? = nil
    ) throws {
        self.name = name
        key = try Self.newKey()
        pointer = try #require(X509_new())
        X509_set_version(pointer, 2)
        ASN1_INTEGER_set(X509_get_serialNumber(pointer), Int.random(in: 1...1_000_000))
        X509_gmtime_adj(X509_getm_notBefore(pointer), -86_400 * 1000)
        X509_gmtime_adj(X509_getm_notAfter(pointer), 86_400 * days)
        X509_set_pubkey(pointer, key)
        Self.setName(name, of: try #require(X509_get_subject_name(pointer)))
        Self.setName(issuer?.name ?? name, of: try #require(X509_get_issuer_name(pointer)))
        try addExtension(NID_basic_constraints, mayIssue ? "critical,CA:TRUE" : "CA:FALSE")
        if let alternatives { try addExtension(NID_subject_alt_name, alternatives) }
        #expect(X509_sign(pointer, issuer?.key ?? key, EVP_sha256()) > 0)
    }

    deinit {
        X509_free(pointer)
        EVP_PKEY_free(key)
    }

    private static func newKey() throws -> OpaquePointer {
        let context = try #require(EVP_PKEY_CTX_new_id(EVP_PKEY_EC, nil))
        defer { EVP_PKEY_CTX_free(context) }
        #expect(EVP_PKEY_keygen_init(context) == 1)
        #expect(EVP_PKEY_CTX_set_ec_paramgen_curve_nid(context, NID_X9_62_prime256v1) == 1)
        var key: OpaquePointer?
        #expect(EVP_PKEY_keygen(context, &key) == 1)
        return try #require(key)
    }

    private static func setName(_ name: String, of subject: OpaquePointer) {
        X509_NAME_add_entry_by_NID(
            subject, NID_commonName, MBSTRING_UTF8, Array(name.utf8), Int32(name.utf8.count), -1, 0)
    }

    private func addExtension(_ kind: Int32, _ value: String) throws {
        let added = try #require(X509V3_EXT_conf_nid(nil, nil, kind, value))
        X509_add_ext(pointer, added, -1)
        X509_EXTENSION_free(added)
    }

    /// The certificate in DER.
    var certificate: Data {
        var bytes: UnsafeMutablePointer<UInt8>?
        let count = i2d_X509(pointer, &bytes)
        guard count > 0, let bytes else { return Data() }
        defer { CRYPTO_free(bytes, nil, 0) }
        return Data(bytes: bytes, count: Int(count))
    }

    /// The SHA-256 digest of the certificate.
    var fingerprint: Data {
        var digest = [UInt8](repeating: 0, count: 32)
        EVP_Digest(Array(certificate), certificate.count, &digest, nil, EVP_sha256(), nil)
        return Data(digest)
    }

    /// The public key as X9.63 has it.
    var point: Data {
        var bytes: UnsafeMutablePointer<UInt8>?
        let count = EVP_PKEY_get1_encoded_public_key(key, &bytes)
        guard count > 0, let bytes else { return Data() }
        defer { CRYPTO_free(bytes, nil, 0) }
        return Data(bytes: bytes, count: count)
    }

    /// ECDSA over the SHA-256 digest, in DER.
    func signature(over data: Data) throws -> Data {
        let context = try #require(EVP_MD_CTX_new())
        defer { EVP_MD_CTX_free(context) }
        #expect(EVP_DigestSignInit(context, nil, EVP_sha256(), nil, key) == 1)
        var bytes = [UInt8](repeating: 0, count: 128)
        var count = bytes.count
        #expect(EVP_DigestSign(context, &bytes, &count, Array(data), data.count) == 1)
        return Data(bytes.prefix(count))
    }
}
