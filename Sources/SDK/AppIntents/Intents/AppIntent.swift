// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An action that an app performs for a person without showing its screens.
///
/// ```swift
/// struct OrderSoup: AppIntent {
///     static let title: LocalizedStringResource = "Order Soup"
///
///     @Parameter(title: "Soup") var soup: Soup
///
///     func perform() async throws -> some IntentResult & ProvidesDialog {
///         .result(dialog: "\(soup.name) is on its way.")
///     }
/// }
/// ```
///
/// The system makes one with `init()`, sets its parameters, and performs it. See *AppIntent* in Apple's documentation.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
    /// The result of ``perform()``.
    associatedtype PerformResult: IntentResult
    /// The sentence that describes the intent as an action.
    associatedtype SummaryContent: ParameterSummary

    /// The title, in a few words.
    static var title: LocalizedStringResource { get }
    /// A description in one sentence; none by default.
    static var description: IntentDescription? { get }
    /// Whether the app comes to the front before it is performed; false by default.
    static var openAppWhenRun: Bool { get }
    /// The supported modes; by default the background, or the foreground if ``openAppWhenRun`` is true.
    static var supportedModes: IntentModes { get }
    /// The required authentication; none by default.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// Whether people can find it in search and among actions; true by default.
    static var isDiscoverable: Bool { get }
    /// The sentence that it is as an action; by default a list of its parameters.
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

    /// One without values but its parameters' defaults.
    init()

    /// Performs the action.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    /// A parameter of the intent.
    public typealias Parameter = IntentParameter
    /// A sentence with parameters.
    public typealias Summary = IntentParameterSummary<Self>
    /// Chooses one of two sentences by a parameter's value.
    public typealias When = ParameterSummaryWhenCondition
    /// Chooses one of many sentences by a parameter's value.
    public typealias Switch<Value, CaseCondition> = ParameterSummarySwitchCondition<Self, Value, CaseCondition>
    where Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase
    /// The sentence for some values.
    public typealias Case = ParameterSummaryCaseCondition
    /// The sentence for all other values.
    public typealias DefaultCase = ParameterSummaryDefaultCaseCondition

    /// None.
    public static var description: IntentDescription? { nil }
    /// False.
    public static var openAppWhenRun: Bool { false }
    /// The background, or the foreground if ``openAppWhenRun`` is true.
    public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
    /// No authentication.
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    /// True.
    public static var isDiscoverable: Bool { true }
    /// A list of the parameters.
    public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>() }

    /// The context of the run.
    public var systemContext: IntentSystemContext { IntentRun.systemContext }
}
