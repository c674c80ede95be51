// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// What the files of the folder `Macros` name is in the module that they otherwise belong to.
@_exported public import AppIntents
