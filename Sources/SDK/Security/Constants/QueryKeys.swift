// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How many items are returned: a number, or one of the two values below. One, where it is left out.
public let kSecMatchLimit: CFString = "m_Limit"
/// The first item found.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All that are found, as an array.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Whether strings match regardless of case.
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"

/// Whether the secret is returned.
public let kSecReturnData: CFString = "r_Data"
/// Whether the attributes are returned, as a dictionary.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether a reference is returned.
@available(
    *, unavailable,
    message:
        "The keychain gives no references to items; ask for kSecReturnData, kSecReturnAttributes or kSecReturnPersistentRef"
)
public let kSecReturnRef: CFString = "r_Ref"
/// Whether data is returned that leads to the item for as long as it exists.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The secret.
public let kSecValueData: CFString = "v_Data"
/// A reference to an item.
@available(
    *, unavailable,
    message:
        "The keychain gives no references to items; ask for kSecReturnData, kSecReturnAttributes or kSecReturnPersistentRef"
)
public let kSecValueRef: CFString = "v_Ref"
/// What `kSecReturnPersistentRef` gave.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"

/// Changes nothing: there is one keychain.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
/// No effect: the system never asks the person.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// No effect: the system never asks the person.
public let kSecUseNoAuthenticationUI: CFString = "u_NoAuthUI"
/// No effect: the system never asks the person.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// One of the values of `kSecUseAuthenticationUI`: Allow.
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// One of the values of `kSecUseAuthenticationUI`: Fail.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// One of the values of `kSecUseAuthenticationUI`: Skip.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// A context of LocalAuthentication.
@available(*, unavailable, message: "LocalAuthentication does not exist here; leave the key out")
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
