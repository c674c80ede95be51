// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What people read of a value, in their language.
public protocol CustomLocalizedStringResourceConvertible {
    /// The text that stands for the value.
    var localizedStringResource: LocalizedStringResource { get }
}
