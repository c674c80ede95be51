// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

// The compiler starts this when a package first uses one of the macros, and talks to it by standard input and output.
try CompilerPluginMessageListener(connection: StandardIOMessageConnection(), provider: AppIntentMacros()).main()
