// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// Apart, as benchmarks use it too, which have no use for the library of tests.
@_exported public import Browsing
