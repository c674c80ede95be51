// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

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
