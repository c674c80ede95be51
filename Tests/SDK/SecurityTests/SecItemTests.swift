// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Wire

@testable import Security

@Suite("Security")
struct SecItemTests {
    @Test(
        "has Apple's numbers and names",
        arguments: [
            (errSecSuccess, 0), (errSecUnimplemented, -4), (errSecParam, -50), (errSecAllocate, -108),
            (errSecUserCanceled, -128), (errSecNotAvailable, -25291), (errSecAuthFailed, -25293),
            (errSecDuplicateItem, -25299), (errSecItemNotFound, -25300), (errSecDataTooLarge, -25302),
            (errSecNoSuchAttr, -25303), (errSecInteractionNotAllowed, -25308), (errSecDecode, -26275),
            (errSecMissingEntitlement, -34018),
        ] as [(OSStatus, OSStatus)])
    func statuses(_ status: OSStatus, number: OSStatus) {
        #expect(status == number)
    }

    @Test("gives the statuses that the system gives the same numbers")
    func wireStatuses() {
        let pairs: [(KeychainStatus, OSStatus)] = [
            (.success, errSecSuccess), (.unimplemented, errSecUnimplemented), (.diskFull, errSecDiskFull),
            (.inputOutput, errSecIO), (.parameter, errSecParam), (.allocate, errSecAllocate),
            (.internalComponent, errSecInternalComponent), (.notAvailable, errSecNotAvailable),
            (.duplicateItem, errSecDuplicateItem), (.itemNotFound, errSecItemNotFound),
            (.dataTooLarge, errSecDataTooLarge), (.noSuchAttribute, errSecNoSuchAttr),
            (.noSuchClass, errSecNoSuchClass),
            (.decode, errSecDecode), (.missingEntitlement, errSecMissingEntitlement),
        ]
        for (wire, status) in pairs { #expect(wire.rawValue == status) }
    }

    @Test("has the constants that the system knows, under the same names")
    func constants() {
        let pairs: [(CFString, String)] = [
            (kSecClass, KeychainKey.itemClass), (kSecAttrAccessGroup, KeychainKey.accessGroup),
            (kSecAttrAccessible, KeychainKey.accessible), (kSecAttrSynchronizable, KeychainKey.synchronizable),
            (kSecAttrAccount, KeychainKey.account), (kSecAttrService, KeychainKey.service),
            (kSecAttrGeneric, KeychainKey.generic), (kSecAttrServer, KeychainKey.server),
            (kSecAttrProtocol, KeychainKey.networkProtocol), (kSecAttrPort, KeychainKey.port),
            (kSecAttrAuthenticationType, KeychainKey.authenticationType), (kSecAttrPath, KeychainKey.path),
            (kSecAttrSecurityDomain, KeychainKey.securityDomain), (kSecValueData, KeychainKey.valueData),
            (kSecReturnData, KeychainKey.returnData), (kSecReturnAttributes, KeychainKey.returnAttributes),
            (kSecReturnPersistentRef, KeychainKey.returnPersistentReference), (kSecMatchLimit, KeychainKey.matchLimit),
            (kSecValuePersistentRef, KeychainKey.valuePersistentReference),
            (kSecAttrSynchronizableAny, KeychainKey.synchronizableAny),
        ]
        for (constant, key) in pairs { #expect(constant == key) }
    }

    @Test("says what a status means, and the number of one it does not know")
    func messages() {
        #expect(SecCopyErrorMessageString(errSecItemNotFound, nil) == "The item could not be found in the keychain.")
        #expect(SecCopyErrorMessageString(-99_999, nil) as String? == "OSStatus -99999")
    }

    @Test("outside the system says that there is no keychain, and leaves the result alone")
    func noSystem() {
        let kept = NSString(string: "kept")
        var result: CFTypeRef? = kept
        let query = [kSecClass: kSecClassGenericPassword, kSecReturnData: true] as CFDictionary
        let status = withUnsafeMutablePointer(to: &result) { pointer in
            KeychainCall("SecItemCopyMatching", link: nil).perform(on: query, result: pointer) { .copyMatching($0) }
        }
        #expect(status == errSecNotAvailable)
        #expect(result === kept)
    }
}
