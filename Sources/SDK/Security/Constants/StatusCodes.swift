// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A result of a function of `Security`; 0 is success.
public typealias OSStatus = Int32

/// No error, by the name of Apple's older interfaces.
public let noErr: OSStatus = 0

// The numbers are those of Apple's `SecBase.h`.

/// No error.
public let errSecSuccess: OSStatus = 0
/// The function or operation is not implemented.
public let errSecUnimplemented: OSStatus = -4
/// The disk is full.
public let errSecDiskFull: OSStatus = -34
/// Input or output failed.
public let errSecIO: OSStatus = -36
/// The file is open for writing already.
public let errSecOpWr: OSStatus = -49
/// A parameter of the function is not valid.
public let errSecParam: OSStatus = -50
/// Writing is not permitted.
public let errSecWrPerm: OSStatus = -61
/// Memory could not be allocated.
public let errSecAllocate: OSStatus = -108
/// The person cancelled the operation.
public let errSecUserCanceled: OSStatus = -128
/// The request is bad or not valid in this state.
public let errSecBadReq: OSStatus = -909
/// An internal component failed.
public let errSecInternalComponent: OSStatus = -2070
/// No keychain is available.
public let errSecNotAvailable: OSStatus = -25291
/// The keychain can only be read.
public let errSecReadOnly: OSStatus = -25292
/// The name or passphrase is not correct.
public let errSecAuthFailed: OSStatus = -25293
/// The keychain could not be found.
public let errSecNoSuchKeychain: OSStatus = -25294
/// This is not a valid keychain.
public let errSecInvalidKeychain: OSStatus = -25295
/// A keychain with this name exists already.
public let errSecDuplicateKeychain: OSStatus = -25296
/// The callback is installed already.
public let errSecDuplicateCallback: OSStatus = -25297
/// The callback is not valid.
public let errSecInvalidCallback: OSStatus = -25298
/// The item is in the keychain already.
public let errSecDuplicateItem: OSStatus = -25299
/// The item could not be found in the keychain.
public let errSecItemNotFound: OSStatus = -25300
/// The buffer is too small.
public let errSecBufferTooSmall: OSStatus = -25301
/// The data is too large for its place.
public let errSecDataTooLarge: OSStatus = -25302
/// The attribute does not exist.
public let errSecNoSuchAttr: OSStatus = -25303
/// The reference to the item is not valid.
public let errSecInvalidItemRef: OSStatus = -25304
/// The reference to the search is not valid.
public let errSecInvalidSearchRef: OSStatus = -25305
/// The class of the item does not exist.
public let errSecNoSuchClass: OSStatus = -25306
/// There is no default keychain.
public let errSecNoDefaultKeychain: OSStatus = -25307
/// The person cannot be asked now.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The attribute can only be read.
public let errSecReadOnlyAttr: OSStatus = -25309
/// The keychain was made by another version.
public let errSecWrongSecVersion: OSStatus = -25310
/// The size of the key is not allowed.
public let errSecKeySizeNotAllowed: OSStatus = -25311
/// There is no storage module.
public let errSecNoStorageModule: OSStatus = -25312
/// There is no certificate module.
public let errSecNoCertificateModule: OSStatus = -25313
/// There is no policy module.
public let errSecNoPolicyModule: OSStatus = -25314
/// The person has to be asked.
public let errSecInteractionRequired: OSStatus = -25315
/// The data is not available.
public let errSecDataNotAvailable: OSStatus = -25316
/// The data cannot be changed.
public let errSecDataNotModifiable: OSStatus = -25317
/// The chain of certificates could not be made.
public let errSecCreateChainFailed: OSStatus = -25318
/// The data could not be read.
public let errSecDecode: OSStatus = -26275
/// A required entitlement is missing.
public let errSecMissingEntitlement: OSStatus = -34018
/// The client may not use this function.
public let errSecRestrictedAPI: OSStatus = -34020
