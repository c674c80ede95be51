// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import PropertyLists
package import Sentences

/// A signed shortcut file: an archive of profile 0 of Apple's encrypted archives, which is signed and not encrypted.
///
/// ```
/// "AEA1", profile, size | certificates, a property list
/// signature of 128 bytes | key | salt | seal of the root head | root head | seal of the first cluster
/// clusters: heads of segments | seal of the next | seals of the segments | segments
/// ```
///
/// This says what the file holds and what is signed of it. Whether the signature is good is for the system to say,
/// which has the cryptography; what the file holds is read in either case, as most certificates have expired.
package struct SignedShortcut: Sendable {
    /// The certificates in DER, that of the signer first.
    package var certificates: [Data]
    /// What a person's Apple ID signed in place of the file; nil if the signer's certificate is that of the file's key.
    package var appleID: AppleID?
    /// ECDSA on the curve P-256 in DER, over the SHA-256 digest of ``signed``.
    package var signature: Data
    /// All from the first byte to the seal of the first cluster, zeros where the signature stands.
    package var signed: Data
    /// From which the keys of all seals come, with the salt.
    package var key: Data
    package var salt: Data
    /// The seals, with what each is over.
    package var seals: [Seal]
    /// The shortcut itself.
    package var shortcut: Data

    /// A key that signed a file, itself signed by the certificate of somebody's Apple ID: files for “people who know
    /// me”.
    ///
    /// The file also has a record of whose Apple ID it is (`AppleIDValidationRecord`), which only Apple's contacts
    /// tell.
    package struct AppleID: Sendable {
        /// On the curve P-256, as a point (X9.63).
        package var key: Data
        /// That of the first certificate over the key.
        package var signature: Data
    }

    /// A code (HMAC-SHA256) that ties a part of the file to what is signed.
    package struct Seal: Sendable {
        /// Which key: that of the root head, of a cluster's head, or of a segment.
        package enum Part: Hashable, Sendable {
            case root
            case cluster(Int)
            case segment(Int, of: Int)
        }

        package var part: Part
        /// The salt that goes before the data.
        package var salt: Data
        package var data: Data
        package var code: Data
    }

    /// What a file may unpack to, in bytes.
    static let limit = ShortcutReader.limits.size

    /// Whether a file begins as signed ones do.
    package static func isSigned(_ data: Data) -> Bool { data.starts(with: Data("AEA1".utf8)) }

    /// Reads a file.
    package init(_ data: Data) throws(Problem<Fault>) {
        guard data.count <= Self.limit else {
            throw Problem("the file has \(data.count) bytes; the limit is \(Self.limit)")
        }
        var reader = SignedShortcutReader([UInt8](data))
        self = try reader.read()
    }

    init(
        certificates: [Data], appleID: AppleID?, signature: Data, signed: Data, key: Data, salt: Data, seals: [Seal],
        shortcut: Data
    ) {
        self.certificates = certificates
        self.appleID = appleID
        self.signature = signature
        self.signed = signed
        self.key = key
        self.salt = salt
        self.seals = seals
        self.shortcut = shortcut
    }
}
