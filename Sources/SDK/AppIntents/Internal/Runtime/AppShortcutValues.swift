// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The values of the parameters in an app's phrases.
enum AppShortcutValues {
    /// Tells the system to ask for them anew.
    static func update(_ provider: any AppShortcutsProvider.Type) {}
}
