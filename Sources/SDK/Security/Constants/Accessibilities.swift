// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

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
