// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// Messages are written through the module os; the archive that OSLog reads on Apple's systems is missing.
@_exported public import os
