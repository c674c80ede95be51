// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a resolve method answered.
enum Resolution {
    case single(INIntentResolutionResult)
    case several([INIntentResolutionResult])
}
