// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Writes one construct of the generated code.
protocol Emitter {
    func emit(to text: inout SourceText)
}
