// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// A package that enables the trait has the macros by `import AppIntents`; this one cannot enable its own.
@_exported import DeclaredMacros
