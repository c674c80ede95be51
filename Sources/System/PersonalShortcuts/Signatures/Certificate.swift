// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import COpenSSL
import Foundation

/// A certificate as OpenSSL has read it.
///
/// It belongs to anyone who made it alone: OpenSSL keeps things in it when it is asked.
final class Certificate {
    private static let largest = 64 << 10

    private let pointer: OpaquePointer
    let key: PublicKey

    /// Reads a certificate in DER; nil unless it is exactly one.
    init?(_ data: Data) {
        guard data.count <= Self.largest else { return nil }
        let read = data.withUnsafeBytes { bytes -> OpaquePointer? in
            var place = bytes.bindMemory(to: UInt8.self).baseAddress
            guard let start = place, let read = d2i_X509(nil, &place, bytes.count) else { return nil }
            guard let end = place, end - start == bytes.count else {
                X509_free(read)
                return nil
            }
            return read
        }
        guard let read else { return nil }
        guard let key = X509_get_pubkey(read) else {
            X509_free(read)
            return nil
        }
        pointer = read
        self.key = PublicKey(owning: key)
    }

    deinit {
        X509_free(pointer)
    }

    /// Of the subject; nil if there is none.
    var commonName: String? {
        guard let subject = X509_get_subject_name(pointer) else { return nil }
        let place = X509_NAME_get_index_by_NID(subject, NID_commonName, -1)
        guard place >= 0, let entry = X509_NAME_get_entry(subject, place), let value = X509_NAME_ENTRY_get_data(entry)
        else { return nil }
        var text: UnsafeMutablePointer<UInt8>?
        let count = ASN1_STRING_to_UTF8(&text, value)
        guard count >= 0, let text else { return nil }
        defer { CRYPTO_free(text, nil, 0) }
        return String(decoding: UnsafeBufferPointer(start: text, count: Int(count)), as: UTF8.self)
    }

    var beginning: Date? { X509_get0_notBefore(pointer).flatMap { Self.date($0) } }
    var expiry: Date? { X509_get0_notAfter(pointer).flatMap { Self.date($0) } }

    private static func date(_ time: UnsafePointer<ASN1_TIME>) -> Date? {
        var fields = tm()
        guard ASN1_TIME_to_tm(time, &fields) == 1 else { return nil }
        return Date(timeIntervalSince1970: TimeInterval(timegm(&fields)))
    }

    /// Whether another certificate may sign certificates, is named as the issuer of this one, and did sign it.
    func isSigned(by issuer: Certificate) -> Bool {
        X509_check_ca(issuer.pointer) > 0 && X509_check_issued(issuer.pointer, pointer) == X509_V_OK
            && X509_verify(pointer, issuer.key.pointer) == 1
    }

    /// SHA-256 of the whole certificate.
    var fingerprint: Data? {
        var digest = Data(count: 32)
        let isMade = digest.withUnsafeMutableBytes {
            X509_digest(pointer, EVP_sha256(), $0.bindMemory(to: UInt8.self).baseAddress, nil)
        }
        return isMade == 1 ? digest : nil
    }
}
