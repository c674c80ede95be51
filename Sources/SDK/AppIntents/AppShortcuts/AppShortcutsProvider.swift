// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The shortcuts that an app provides; an app can have one such type.
///
/// ```swift
/// struct SoupShortcuts: AppShortcutsProvider {
///     static var appShortcuts: [AppShortcut] {
///         AppShortcut(
///             intent: OrderSoup(), phrases: ["Order soup with \(.applicationName)"], shortTitle: "Order Soup",
///             systemImageName: "cup.and.saucer")
///     }
/// }
/// ```
public protocol AppShortcutsProvider {
    /// At most ten shortcuts.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    /// The color behind them; blue by default.
    static var shortcutTileColor: ShortcutTileColor { get }
    /// What sounds like a phrase and is none; nothing by default.
    static var negativePhrases: NegativeAppShortcutPhrases { get }
}

extension AppShortcutsProvider {
    /// What is shown of the values of a parameter.
    public typealias ParameterPresentation = AppShortcutParameterPresentation
    /// The sentence above such values.
    public typealias Summary = AppShortcutParameterPresentationSummary
    /// The title of such a value.
    public typealias Title = AppShortcutParameterPresentationTitle
    /// A group of such values.
    public typealias OptionsCollection = AppShortcutOptionsCollection

    /// Blue.
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    /// Nothing.
    public static var negativePhrases: NegativeAppShortcutPhrases { NegativeAppShortcutPhrases(phrases: []) }

    /// Tells the system that the values of parameters in phrases are others now.
    ///
    /// Call it when the app starts, and when what its queries suggest has changed.
    public static func updateAppShortcutParameters() { AppShortcutValues.update(Self.self) }
}

/// The contents of an app's shortcuts.
public protocol AppShortcutsContent {
    /// The shortcuts.
    var appShortcuts: [AppShortcut] { get }
}
