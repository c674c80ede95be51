// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Conditions under which an item may be read.
@available(*, unavailable, message: "There is no passcode and no biometrics here; use kSecAttrAccessible")
public final class SecAccessControl {}
