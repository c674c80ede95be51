// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A result builder for an app's shortcuts.
@resultBuilder public enum AppShortcutsBuilder {
    /// A shortcut.
    public static func buildExpression(_ component: AppShortcut) -> [AppShortcut] { [component] }

    /// Shortcuts.
    public static func buildExpression(_ component: [AppShortcut]) -> [AppShortcut] { component }

    /// One after the other.
    public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] { components.flatMap(\.self) }

    /// The parts inside `if #available`.
    public static func buildLimitedAvailability(_ components: [AppShortcut]) -> [AppShortcut] { components }

    /// Those there are on a condition.
    public static func buildOptional(_ appShortcuts: [AppShortcut]?) -> [AppShortcut] { appShortcuts ?? [] }

    /// The parts of the `if` branch.
    public static func buildEither(first appShortcuts: [AppShortcut]) -> [AppShortcut] { appShortcuts }

    /// The parts of the `else` branch.
    public static func buildEither(second appShortcuts: [AppShortcut]) -> [AppShortcut] { appShortcuts }
}
