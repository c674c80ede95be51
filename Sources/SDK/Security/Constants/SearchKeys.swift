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
