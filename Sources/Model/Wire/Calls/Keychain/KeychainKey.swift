// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The keys of keychain dictionaries and some of their values, as Apple's `kSec…` constants have them.
package enum KeychainKey {
    package static let itemClass = "class"
    package static let genericPassword = "genp"
    package static let internetPassword = "inet"

    // Attributes of every class.
    package static let accessGroup = "agrp"
    package static let accessible = "pdmn"
    package static let accessControl = "accc"
    package static let synchronizable = "sync"
    package static let synchronizableAny = "syna"
    package static let creationDate = "cdat"
    package static let modificationDate = "mdat"
    package static let label = "labl"
    package static let description = "desc"
    package static let comment = "icmt"
    package static let creator = "crtr"
    package static let type = "type"
    package static let isInvisible = "invi"
    package static let isNegative = "nega"
    package static let syncViewHint = "vwht"

    // Attributes of passwords.
    package static let account = "acct"
    package static let service = "svce"
    package static let generic = "gena"
    package static let securityDomain = "sdmn"
    package static let server = "srvr"
    package static let networkProtocol = "ptcl"
    package static let authenticationType = "atyp"
    package static let port = "port"
    package static let path = "path"

    // The item itself.
    package static let valueData = "v_Data"
    package static let valueReference = "v_Ref"
    package static let valuePersistentReference = "v_PersistentRef"

    // What is to be returned.
    package static let returnData = "r_Data"
    package static let returnAttributes = "r_Attributes"
    package static let returnReference = "r_Ref"
    package static let returnPersistentReference = "r_PersistentRef"

    // How to search.
    package static let matchLimit = "m_Limit"
    package static let matchLimitOne = "m_LimitOne"
    package static let matchLimitAll = "m_LimitAll"
    package static let matchCaseInsensitive = "m_CaseInsensitive"

    // What Apple's system would ask of the person or the keychain; here it changes nothing.
    package static let useDataProtectionKeychain = "nleg"
    package static let useAuthenticationUI = "u_AuthUI"
    package static let useNoAuthenticationUI = "u_NoAuthUI"
    package static let useOperationPrompt = "u_OpPrompt"
    package static let useAuthenticationContext = "u_AuthCtx"

    /// The values of ``accessible``.
    package static let accessibilities: Set<String> = ["ak", "ck", "dk", "akpu", "aku", "cku", "dku"]
    /// What an item without ``accessible`` has: when the device is unlocked.
    package static let defaultAccessibility = "ak"
}
