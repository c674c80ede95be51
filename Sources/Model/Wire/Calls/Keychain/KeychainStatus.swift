// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An `OSStatus` of Apple's `Security`, by the names of `SecBase.h`.
package struct KeychainStatus: RawRepresentable, Hashable, Sendable, Codable {
    package var rawValue: Int32

    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    package static let success = KeychainStatus(rawValue: 0)
    package static let unimplemented = KeychainStatus(rawValue: -4)
    /// A query that contradicts itself, lacks what it needs or holds a value of the wrong type.
    package static let parameter = KeychainStatus(rawValue: -50)
    package static let diskFull = KeychainStatus(rawValue: -34)
    package static let inputOutput = KeychainStatus(rawValue: -36)
    package static let allocate = KeychainStatus(rawValue: -108)
    package static let internalComponent = KeychainStatus(rawValue: -2070)
    /// There is no keychain to ask.
    package static let notAvailable = KeychainStatus(rawValue: -25291)
    package static let duplicateItem = KeychainStatus(rawValue: -25299)
    package static let itemNotFound = KeychainStatus(rawValue: -25300)
    package static let dataTooLarge = KeychainStatus(rawValue: -25302)
    /// An attribute the item's class does not have.
    package static let noSuchAttribute = KeychainStatus(rawValue: -25303)
    package static let noSuchClass = KeychainStatus(rawValue: -25306)
    package static let decode = KeychainStatus(rawValue: -26275)
    package static let missingEntitlement = KeychainStatus(rawValue: -34018)
}
