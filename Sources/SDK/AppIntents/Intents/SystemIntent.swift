// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An intent of a kind that the system defines.
public protocol SystemIntent: AppIntent {}
