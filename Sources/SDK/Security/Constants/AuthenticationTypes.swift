// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// The values of `kSecAttrAuthenticationType`.

/// Authentication by NTLM.
public let kSecAttrAuthenticationTypeNTLM: CFString = "ntlm"
/// Authentication by MSN.
public let kSecAttrAuthenticationTypeMSN: CFString = "msna"
/// Authentication by DPA.
public let kSecAttrAuthenticationTypeDPA: CFString = "dpaa"
/// Authentication by RPA.
public let kSecAttrAuthenticationTypeRPA: CFString = "rpaa"
/// Authentication by HTTP Basic.
public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// Authentication by HTTP Digest.
public let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"
/// Authentication by an HTML form.
public let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"
/// Authentication by the usual way.
public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
