// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What is taught at school.
public enum Subject: String, CaseIterable, Sendable {
    case mathematics, physics, chemistry, biology, geography, history, language
}
