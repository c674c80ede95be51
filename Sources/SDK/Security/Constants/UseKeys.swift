// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Changes nothing: there is one keychain.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
/// Changes nothing: nobody is asked.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// Changes nothing: nobody is asked.
public let kSecUseNoAuthenticationUI: CFString = "u_NoAuthUI"
/// Changes nothing: nobody is asked.
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
