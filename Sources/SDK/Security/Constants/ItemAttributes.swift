// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The access group: without it, new items go to the app's first, and searches see all of the app's.
public let kSecAttrAccessGroup: CFString = "agrp"
/// When the item may be read. It is kept and given back; items are sealed on disk in any case.
public let kSecAttrAccessible: CFString = "pdmn"
/// Conditions for access.
@available(
    *, unavailable, message: "Access control by passcode or biometrics does not exist here; use kSecAttrAccessible"
)
public let kSecAttrAccessControl: CFString = "accc"
/// Whether the item would go to other devices; a mark only, but a part of what tells items apart.
public let kSecAttrSynchronizable: CFString = "sync"
/// In a search: items with and without the mark.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// Kept and given back.
public let kSecAttrSyncViewHint: CFString = "vwht"
/// When the item was added; set by the system.
public let kSecAttrCreationDate: CFString = "cdat"
/// When the item was last changed; set by the system.
public let kSecAttrModificationDate: CFString = "mdat"
/// What kind of item it is, for a person to read.
public let kSecAttrDescription: CFString = "desc"
/// A note for a person to read.
public let kSecAttrComment: CFString = "icmt"
/// The four-letter code of the creator, as a number.
public let kSecAttrCreator: CFString = "crtr"
/// The four-letter code of the type, as a number.
public let kSecAttrType: CFString = "type"
/// The name a person knows the item by.
public let kSecAttrLabel: CFString = "labl"
/// Whether the item is hidden from people.
public let kSecAttrIsInvisible: CFString = "invi"
/// Whether the item says that there is no password to keep.
public let kSecAttrIsNegative: CFString = "nega"
/// The account, a string or data.
public let kSecAttrAccount: CFString = "acct"
/// The service a generic password is for.
public let kSecAttrService: CFString = "svce"
/// Data of the app's own with a generic password; does not tell items apart.
public let kSecAttrGeneric: CFString = "gena"
/// The domain an internet password is for.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The server's name or address.
public let kSecAttrServer: CFString = "srvr"
/// One of the `kSecAttrProtocol…` values.
public let kSecAttrProtocol: CFString = "ptcl"
/// One of the `kSecAttrAuthenticationType…` values.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The server's port, a number.
public let kSecAttrPort: CFString = "port"
/// The path on the server.
public let kSecAttrPath: CFString = "path"

// The values of `kSecAttrAccessible`.

/// While the device is unlocked; the default.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// Once the device has been unlocked since it was started.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// At any time.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// While unlocked, on this device, as long as it has a passcode.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// While unlocked, on this device.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// Once unlocked since it was started, on this device.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// At any time, on this device.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
