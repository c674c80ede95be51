// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Declarations of a module that is not here, with which sources beside intents compile and lose nothing: no view observes
/// their objects, and there are no widgets to reload.
package enum StandIn: CaseIterable, Sendable {
    case observableObjects, widgets

    /// Those that a target's sources need.
    package static func needed(by sources: [String]) -> [StandIn] {
        allCases.filter { standIn in
            func holds(_ pattern: String) -> Bool {
                sources.contains { $0.range(of: pattern, options: .regularExpression) != nil }
            }
            return holds("\\b\(standIn.name)\\b")
                && !holds("\\b(protocol|class|struct|enum|typealias)\\s+\(standIn.name)\\b")
        }
    }

    private var name: String {
        switch self {
        case .observableObjects: "ObservableObject"
        case .widgets: "WidgetCenter"
        }
    }

    private var module: String {
        switch self {
        case .observableObjects: "Combine"
        case .widgets: "WidgetKit"
        }
    }

    /// Where the module itself can be imported, nothing.
    var text: String { "#if !canImport(\(module))\n\(declarations)\n#endif" }

    private var declarations: String {
        switch self {
        case .observableObjects:
            """
            /// An object that no view observes here.
            public protocol ObservableObject: AnyObject {}

            /// Announces no changes.
            public struct ObservableObjectPublisher {
                public func send() {}
            }

            extension ObservableObject {
                public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
            }

            /// A property whose changes are not announced.
            @propertyWrapper public struct Published<Value> {
                public var wrappedValue: Value

                public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

                public init(initialValue: Value) { wrappedValue = initialValue }
            }

            extension Published: Sendable where Value: Sendable {}
            """
        case .widgets:
            """
            /// There are no widgets here.
            public struct WidgetCenter: Sendable {
                public static let shared = WidgetCenter()

                public func reloadAllTimelines() {}

                public func reloadTimelines(ofKind kind: String) {}

                public func invalidateConfigurationRecommendations() {}
            }
            """
        }
    }
}
