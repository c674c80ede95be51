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
    /// What ``perform()`` gives.
    associatedtype PerformResult: IntentResult
    /// The sentence that the intent is as an action.
    associatedtype SummaryContent: ParameterSummary

    /// What a person calls it, in a few words.
    static var title: LocalizedStringResource { get }
    /// What it does, in a sentence; none by default.
    static var description: IntentDescription? { get }
    /// Whether the app comes to the front before it is performed; false by default.
    static var openAppWhenRun: Bool { get }
    /// Where it can be performed; by default in the background, or in front where ``openAppWhenRun`` says so.
    static var supportedModes: IntentModes { get }
    /// What has to be known of the person first; nothing by default.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// Whether people find it in search and among actions; true by default.
    static var isDiscoverable: Bool { get }
    /// The sentence that it is as an action; by default a list of its parameters.
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

    /// One without values but its parameters' defaults.
    init()

    /// Performs the action.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    /// A value that the person gives.
    public typealias Parameter = IntentParameter
    /// A sentence with parameters in it.
    public typealias Summary = IntentParameterSummary<Self>
    /// One sentence or another, as a parameter's value says.
    public typealias When = ParameterSummaryWhenCondition
    /// One of many sentences, as a parameter's value says.
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
    /// The background, or the front where ``openAppWhenRun`` says so.
    public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
    /// Nothing has to be known.
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    /// True.
    public static var isDiscoverable: Bool { true }
    /// A list of the parameters.
    public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>() }

    /// What the system knows of the run.
    public var systemContext: IntentSystemContext { IntentRun.systemContext }
}
