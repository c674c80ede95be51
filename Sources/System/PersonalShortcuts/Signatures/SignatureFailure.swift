// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// Why a signature is not good.
package enum SignatureFailure: Error, Hashable, PersonReadable {
    case noCertificate
    case tooManyCertificates(Int)
    /// The certificate of this number, from 1.
    case damagedCertificate(Int)
    /// The certificate of this number is not signed by the next one.
    case brokenChain(Int)
    /// The signer's key is of a kind that signs no shortcuts.
    case unknownKey
    /// The key of the file is not one that the Apple ID in it has signed.
    case wrongAppleID
    /// The signature is not that of the signer over what is signed.
    case wrongSignature
    /// A part is not what was signed.
    case changed(Part)

    /// The parts of a file that have a seal.
    package enum Part: Hashable, Sendable {
        case head
        case cluster(Int)
        case segment(Int, cluster: Int)
    }

    package var sentence: Sentence {
        switch self {
        case .noCertificate: "the file has no certificate of its signer"
        case .tooManyCertificates(let count): "the file has \(count) certificates, which is too many for a signature"
        case .damagedCertificate(let number): "certificate \(number) of the file is damaged"
        case .brokenChain(let number): "certificate \(number) of the file is not signed by the next one"
        case .unknownKey: "the signer's key is not of a kind that signs shortcuts"
        case .wrongAppleID: "the file names another Apple ID than its signature"
        case .wrongSignature: "the file was changed after it was signed, or someone else signed it"
        case .changed(.head): "the file was changed after it was signed: its header differs"
        case .changed(.cluster(let number)): "the file was changed after it was signed: part \(number + 1) differs"
        case .changed(.segment(let segment, let cluster)):
            "the file was changed after it was signed: piece \(segment + 1) of part \(cluster + 1) differs"
        }
    }
}
