// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The settings of a widget; a plain intent here, since there are no widgets.
public protocol WidgetConfigurationIntent: AppIntent {
    /// The result type; the intent is never performed.
    associatedtype NeverResult where NeverResult == Never

    /// Never called.
    func perform() async throws -> NeverResult
}

extension WidgetConfigurationIntent {
    /// Reports that the intent is never performed.
    public func perform() async throws -> Never {
        throw AppIntentError(.misuse("\(Self.self) holds the choices for a widget; it is not to be performed"))
    }
}

/// The settings of a control; a plain intent here, since there are no controls.
public protocol ControlConfigurationIntent: WidgetConfigurationIntent {}

extension NSUserActivity {
    /// The settings of the widget that opened the app; there are no widgets here.
    public func widgetConfigurationIntent<Intent>(of intentType: Intent.Type = Intent.self) -> Intent?
    where Intent: WidgetConfigurationIntent {
        nil
    }
}
