// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

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
