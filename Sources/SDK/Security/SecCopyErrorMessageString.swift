// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppLanguage
import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What a status means, in a sentence that a person can read.
///
/// - Parameter reserved: Nil, as on Apple's systems.
/// - Returns: `OSStatus` and the number for one that is not known; never nil.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    StatusMessage.text(of: status)
}

/// What a status means, in one sentence.
enum StatusMessage {
    static let known: [OSStatus: String] = [
        errSecSuccess: "No error.",
        errSecUnimplemented: "The function or operation is not implemented.",
        errSecDiskFull: "The disk is full.",
        errSecIO: "Input or output failed.",
        errSecOpWr: "The file is open for writing already.",
        errSecParam: "A parameter of the function is not valid.",
        errSecWrPerm: "Writing is not permitted.",
        errSecAllocate: "Memory could not be allocated.",
        errSecUserCanceled: "The person cancelled the operation.",
        errSecBadReq: "The request is bad or not valid in this state.",
        errSecInternalComponent: "An internal component failed.",
        errSecNotAvailable: "No keychain is available.",
        errSecReadOnly: "The keychain can only be read.",
        errSecAuthFailed: "The name or passphrase is not correct.",
        errSecNoSuchKeychain: "The keychain could not be found.",
        errSecInvalidKeychain: "This is not a valid keychain.",
        errSecDuplicateKeychain: "A keychain with this name exists already.",
        errSecDuplicateCallback: "The callback is installed already.",
        errSecInvalidCallback: "The callback is not valid.",
        errSecDuplicateItem: "The item is in the keychain already.",
        errSecItemNotFound: "The item could not be found in the keychain.",
        errSecBufferTooSmall: "The buffer is too small.",
        errSecDataTooLarge: "The data is too large for its place.",
        errSecNoSuchAttr: "The attribute does not exist.",
        errSecInvalidItemRef: "The reference to the item is not valid.",
        errSecInvalidSearchRef: "The reference to the search is not valid.",
        errSecNoSuchClass: "The class of the item does not exist.",
        errSecNoDefaultKeychain: "There is no default keychain.",
        errSecInteractionNotAllowed: "The person cannot be asked now.",
        errSecReadOnlyAttr: "The attribute can only be read.",
        errSecWrongSecVersion: "The keychain was made by another version.",
        errSecKeySizeNotAllowed: "The size of the key is not allowed.",
        errSecNoStorageModule: "There is no storage module.",
        errSecNoCertificateModule: "There is no certificate module.",
        errSecNoPolicyModule: "There is no policy module.",
        errSecInteractionRequired: "The person has to be asked.",
        errSecDataNotAvailable: "The data is not available.",
        errSecDataNotModifiable: "The data cannot be changed.",
        errSecCreateChainFailed: "The chain of certificates could not be made.",
        errSecDecode: "The data could not be read.",
        errSecMissingEntitlement: "A required entitlement is missing.",
        errSecRestrictedAPI: "The client may not use this function.",
    ]

    /// In the language that the system started this process in; English where it did not.
    static func text(of status: OSStatus) -> String {
        guard let message = known[status] else { return "OSStatus \(status)" }
        return SystemWords.text(message, in: PersonLanguage.current)
    }
}
