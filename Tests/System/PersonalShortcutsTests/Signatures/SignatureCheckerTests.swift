// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PersonalShortcuts
import Sentences
import ShortcutDocument
import TestSupport
import Testing

@Suite("A signature of a shortcut")
struct SignatureCheckerTests {
    private static let shortcut = Data((0..<500).map { UInt8(truncatingIfNeeded: $0 &* 7) })

    /// A root, what it lets issue, and a signer.
    private struct Chain {
        let root: SigningIdentity
        let issuer: SigningIdentity
        let signer: SigningIdentity

        init(days: Int = 365, issuerMayIssue: Bool = true) throws {
            root = try SigningIdentity("Root", mayIssue: true)
            issuer = try SigningIdentity("Issuer", issuer: root, mayIssue: issuerMayIssue)
            signer = try SigningIdentity("Ada Löve", issuer: issuer, days: days)
        }

        var certificates: [Data] { [signer.certificate, issuer.certificate, root.certificate] }
        var file: SignedFile { SignedFile(identity: signer, certificates: certificates) }
    }

    private static func check(_ data: Data) throws -> ShortcutSignature {
        try SignatureChecker.check(try SignedShortcut(data), at: Date())
    }

    @Test("says who signed, and that nobody here knows the root")
    func good() throws {
        let file = try SignedShortcut(try Chain().file.data(Self.shortcut))
        #expect(file.shortcut == Self.shortcut)
        #expect(file.seals.count > 5)
        let signature = try SignatureChecker.check(file, at: Date())
        #expect(signature.signer == "Ada Löve")
        #expect(!signature.isExpired)
        #expect(signature.expiry > Date())
        #expect(signature.trust == .unknown)
    }

    @Test("may be that of a person's Apple ID, which signs the key of the file")
    func appleID() throws {
        let chain = try Chain()
        let key = try SigningIdentity("Key")
        var file = SignedFile(identity: key, certificates: chain.certificates, appleID: chain.signer)
        let signature = try Self.check(try file.data(Self.shortcut))
        #expect(signature.isByAppleID)
        #expect(signature.signer == "Ada Löve")
        #expect(signature.trust == .unknown)
        #expect(!(try Self.check(try chain.file.data(Self.shortcut)).isByAppleID))

        file.appleID = try SigningIdentity("Mallory")
        let foreign = try file.data(Self.shortcut)
        #expect(throws: SignatureFailure.wrongAppleID) { _ = try Self.check(foreign) }
    }

    @Test("is of Apple's only when the chain ends with one of Apple's roots")
    func trust() throws {
        let chain = try Chain()
        let file = try SignedShortcut(try chain.file.data(Self.shortcut))
        func trust(_ roots: Set<Data>) throws -> ShortcutSignature.Trust {
            try SignatureChecker.check(file, at: Date(), appleRoots: roots).trust
        }
        #expect(try trust([chain.root.fingerprint]) == .apple)
        #expect(try trust([chain.issuer.fingerprint, chain.signer.fingerprint]) == .unknown)
        #expect(SignatureChecker.appleRoots.map(\.count) == [32, 32, 32])
    }

    @Test("is good when its certificate has expired, and says so")
    func expired() throws {
        let signature = try Self.check(try Chain(days: -30).file.data(Self.shortcut))
        #expect(signature.isExpired)
        #expect(signature.expiry < Date())
    }

    @Test("is no longer good when any byte of the file is another")
    func anyByte() throws {
        let data = try Chain().file.data(Self.shortcut)
        let signature = try SignedShortcut(data).signature
        let place = try #require(data.range(of: signature))
        // Behind the signature are zeros that mean nothing.
        let padding = place.upperBound..<place.lowerBound + 128
        for index in data.indices where !padding.contains(index) {
            var changed = data
            changed[index] ^= 0x11
            let error = #expect(throws: (any Error).self, "byte \(index)") { try Self.check(changed) }
            #expect(error is Problem<Fault> || error is SignatureFailure, "byte \(index)")
        }
    }

    @Test("tells which part was changed")
    func parts() throws {
        var file = try SignedShortcut(try Chain().file.data(Self.shortcut))
        func failure(_ change: (inout SignedShortcut) -> Void) -> SignatureFailure? {
            var changed = file
            change(&changed)
            do throws(SignatureFailure) {
                _ = try SignatureChecker.check(changed, at: Date())
                return nil
            } catch {
                return error
            }
        }
        #expect(failure { _ in } == nil)
        #expect(failure { $0.signed[9] ^= 1 } == .wrongSignature)
        #expect(failure { $0.signature[20] ^= 1 } == .wrongSignature)
        #expect(failure { $0.signature = Data() } == .wrongSignature)
        #expect(failure { $0.salt[0] ^= 1 } == .changed(.head))
        #expect(failure { $0.seals[0].data[0] ^= 1 } == .changed(.head))
        #expect(failure { $0.seals[1].salt[0] ^= 1 } == .changed(.cluster(0)))
        #expect(failure { $0.seals[3].data[0] ^= 1 } == .changed(.segment(1, cluster: 0)))
        #expect(failure { $0.seals.swapAt(2, 3) } == nil)
        file.certificates = []
        #expect(failure { _ in } == .noCertificate)
    }

    @Test("needs each certificate signed by the next, by one that may")
    func chains() throws {
        let (chain, other) = (try Chain(), try Chain())
        func failure(_ certificates: [Data]) throws -> SignatureFailure? {
            var file = chain.file
            file.certificates = certificates
            let data = try file.data(Self.shortcut)
            return #expect(throws: SignatureFailure.self) { try Self.check(data) }
        }
        #expect(try failure([chain.signer.certificate, other.issuer.certificate]) == .brokenChain(1))
        #expect(
            try failure([chain.signer.certificate, chain.issuer.certificate, other.root.certificate])
                == .brokenChain(2))
        #expect(try failure([chain.signer.certificate, Data([0x30, 0])]) == .damagedCertificate(2))
        #expect(try failure([chain.signer.certificate + [0]]) == .damagedCertificate(1))
        #expect(try failure([other.signer.certificate]) == .wrongSignature)
        #expect(try failure(Array(repeating: chain.root.certificate, count: 9)) == .tooManyCertificates(9))
        let wrong = try Chain(issuerMayIssue: false)
        let data = try wrong.file.data(Self.shortcut)
        #expect(throws: SignatureFailure.brokenChain(1)) { try Self.check(data) }
    }

    @Test("of a signer's certificate alone is good")
    func alone() throws {
        let signer = try SigningIdentity("Self")
        let data = try SignedFile(identity: signer, certificates: [signer.certificate]).data(Self.shortcut)
        #expect(try Self.check(data).signer == "Self")
    }

    @Test("of real files is good", .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
    func real() throws {
        var count = 0
        for url in try Corpus.shortcuts() {
            let data = try Data(contentsOf: url)
            guard SignedShortcut.isSigned(data) else { continue }
            count += 1
            #expect(throws: Never.self, "\(url.lastPathComponent)") { try Self.check(data) }
            for place in stride(from: 0, to: data.count, by: 4999) where data[place] != 0 {
                var changed = data
                changed[place] = 0
                let error = #expect(throws: (any Error).self, "byte \(place) of \(url.lastPathComponent)") {
                    try Self.check(changed)
                }
                #expect(error is Problem<Fault> || error is SignatureFailure)
            }
        }
        #expect(count > 0)
    }
}
