// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The key of the item's class, which every query has.
public let kSecClass: CFString = "class"
/// A password that is identified by account and service.
public let kSecClassGenericPassword: CFString = "genp"
/// A password that is identified by account, server, protocol, port, path and more.
public let kSecClassInternetPassword: CFString = "inet"
/// A certificate; the keychain holds none, so a search finds nothing.
public let kSecClassCertificate: CFString = "cert"
/// A cryptographic key; the keychain holds none, so a search finds nothing.
public let kSecClassKey: CFString = "keys"
/// A key with its certificate; the keychain holds none, so a search finds nothing.
public let kSecClassIdentity: CFString = "idnt"
