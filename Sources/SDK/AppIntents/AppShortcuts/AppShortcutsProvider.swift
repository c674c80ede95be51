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
    /// The background color; blue by default.
    static var shortcutTileColor: ShortcutTileColor { get }
    /// Sentences that sound like a phrase but must not match; none by default.
    static var negativePhrases: NegativeAppShortcutPhrases { get }
}

extension AppShortcutsProvider {
    /// How the values of a parameter are presented.
    public typealias ParameterPresentation = AppShortcutParameterPresentation
    /// The type of the sentence above the values.
    public typealias Summary = AppShortcutParameterPresentationSummary
    /// The type of a value's title.
    public typealias Title = AppShortcutParameterPresentationTitle
    /// The type of a group of values.
    public typealias OptionsCollection = AppShortcutOptionsCollection

    /// Blue.
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    /// Nothing.
    public static var negativePhrases: NegativeAppShortcutPhrases { NegativeAppShortcutPhrases(phrases: []) }

    /// Tells the system that the values of parameters in phrases have changed.
    ///
    /// Call it when the app starts, and when what its queries suggest has changed.
    public static func updateAppShortcutParameters() { AppShortcutValues.update(Self.self) }
}

/// The contents of an app's shortcuts.
public protocol AppShortcutsContent {
    /// The shortcuts.
    var appShortcuts: [AppShortcut] { get }
}
