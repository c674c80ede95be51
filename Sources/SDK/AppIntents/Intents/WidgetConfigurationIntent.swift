// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The settings of a widget; a plain intent here, since there are no widgets.
public protocol WidgetConfigurationIntent: AppIntent {
    /// What performing it gives: it is performed by nobody.
    associatedtype NeverResult where NeverResult == Never

    /// Is called by nobody.
    func perform() async throws -> NeverResult
}

extension WidgetConfigurationIntent {
    /// Says that nobody performs it.
    public func perform() async throws -> Never {
        throw AppIntentError(.misuse("\(Self.self) holds the choices for a widget; it is not to be performed"))
    }
}

/// The settings of a control; a plain intent here, since there are no controls.
public protocol ControlConfigurationIntent: WidgetConfigurationIntent {}

extension NSUserActivity {
    /// The choices of the widget that opened the app; there are no widgets here.
    public func widgetConfigurationIntent<Intent>(of intentType: Intent.Type = Intent.self) -> Intent?
    where Intent: WidgetConfigurationIntent {
        nil
    }
}
