// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension Error {
    /// Why a value has no JSON form, as a person reads it.
    package var encodingReason: String {
        guard case EncodingError.invalidValue(_, let context)? = self as? EncodingError else { return "\(self)" }
        return context.debugDescription
    }
}
