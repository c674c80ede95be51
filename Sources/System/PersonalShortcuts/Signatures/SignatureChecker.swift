// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import ShortcutDocument

/// Checks who signed a shortcut file, and that it is as it was signed.
///
/// The certificates are taken as far as the file has them: each has to be signed by the next. What the last one is worth
/// is told and not judged, for shortcuts come from everywhere.
package enum SignatureChecker {
    private static let mostCertificates = 8

    /// Checks a file.
    ///
    /// - Parameters:
    ///   - moment: For when it is said whether the certificates hold.
    ///   - appleRoots: Which roots are Apple's, by the SHA-256 digests of their certificates.
    /// - Throws: ``SignatureFailure``, which names the first part that is not as it was signed.
    package static func check(
        _ shortcut: SignedShortcut, at moment: Date, appleRoots: Set<Data> = Self.appleRoots
    ) throws(SignatureFailure) -> ShortcutSignature {
        let chain = try certificates(of: shortcut)
        let signer = chain[0]
        guard let beginning = signer.beginning, let expiry = signer.expiry else {
            throw .damagedCertificate(1)
        }
        let key = try key(of: shortcut, signer)
        guard let point = key.point else { throw .unknownKey }
        guard key.signed(shortcut.signed, as: shortcut.signature) else { throw .wrongSignature }
        try checkSeals(of: shortcut, by: SealKeys(shortcut, point: point))
        let isExpired = chain.contains { certificate in
            guard let beginning = certificate.beginning, let expiry = certificate.expiry else { return true }
            return moment < beginning || moment > expiry
        }
        return ShortcutSignature(
            signer: signer.commonName, beginning: beginning, expiry: expiry, isExpired: isExpired,
            trust: trust(in: chain, appleRoots), isByAppleID: shortcut.appleID != nil)
    }

    /// The key that signs the file: the signer's own, or one that the signer's Apple ID has signed.
    private static func key(of shortcut: SignedShortcut, _ signer: Certificate) throws(SignatureFailure) -> PublicKey {
        guard let appleID = shortcut.appleID else { return signer.key }
        guard let key = PublicKey(point: appleID.key) else { throw .unknownKey }
        guard signer.key.signed(appleID.key, as: appleID.signature) else { throw .wrongAppleID }
        return key
    }

    private static func certificates(of shortcut: SignedShortcut) throws(SignatureFailure) -> [Certificate] {
        guard !shortcut.certificates.isEmpty else { throw .noCertificate }
        guard shortcut.certificates.count <= mostCertificates else {
            throw .tooManyCertificates(shortcut.certificates.count)
        }
        var chain: [Certificate] = []
        for (place, data) in shortcut.certificates.enumerated() {
            guard let certificate = Certificate(data) else { throw .damagedCertificate(place + 1) }
            if let last = chain.last, !last.isSigned(by: certificate) { throw .brokenChain(place) }
            chain.append(certificate)
        }
        return chain
    }

    private static func checkSeals(of shortcut: SignedShortcut, by keys: SealKeys) throws(SignatureFailure) {
        for seal in shortcut.seals {
            let code = SealKeys.code(of: seal, by: keys.key(of: seal.part))
            guard code == seal.code else { throw .changed(part(seal.part)) }
        }
    }

    private static func part(_ part: SignedShortcut.Seal.Part) -> SignatureFailure.Part {
        switch part {
        case .root: .head
        case .cluster(let number): .cluster(number)
        case .segment(let segment, of: let number): .segment(segment, cluster: number)
        }
    }

    /// A root is known by itself: anybody can write one that has its name.
    private static func trust(in chain: [Certificate], _ appleRoots: Set<Data>) -> ShortcutSignature.Trust {
        guard let fingerprint = chain.last?.fingerprint else { return .unknown }
        return appleRoots.contains(fingerprint) ? .apple : .unknown
    }

    /// The digests of the roots that Apple has published: Apple Root CA, G2 and G3.
    package static let appleRoots = Set(
        [
            "b0b1730ecbc7ff4505142c49f1295e6eda6bcaed7e2c68c5be91b5a11001f024",
            "c2b9b042dd57830e7d117dac55ac8ae19407d38e41d88f3215bc3a890444a050",
            "63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179",
        ].map { digits in
            let digits = Array(digits)
            return Data(
                stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) })
        })
}
