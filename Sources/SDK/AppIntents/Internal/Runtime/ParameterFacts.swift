// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UniformTypeIdentifiers

/// What a parameter was made with, whatever its type.
struct ParameterFacts {
    /// What only some types of parameters have.
    enum Detail: Hashable {
        case controlStyle, displayName, inputOptions, kind, displayStyle, mode, currencyCodes, inclusiveRange, size
        case sizeByFamily, supportedTypeIdentifiers, supportedContentTypes, supportedValues, defaultUnit, unit
        case unitAdjustForLocale, supportsNegativeNumbers
    }

    var title: LocalizedStringResource?
    var description: LocalizedStringResource?
    var requestValueDialog: IntentDialog?
    var requestDisambiguationDialog: IntentDialog?
    var inputConnectionBehavior = InputConnectionBehavior.default
    /// What gives values to choose from, where the parameter has its own.
    var optionsProvider: (any DynamicOptionsProvider)?
    /// What looks entities up, where it is not their type's own.
    var query: (any EntityQuery)?
    /// What makes values of others, where the parameter has its own.
    var resolvers: (() -> any ResolverSpecification)?
    private var details: [Detail: Any] = [:]

    init(
        _ title: LocalizedStringResource?, _ description: LocalizedStringResource?, ask: IntentDialog? = nil,
        choose: IntentDialog? = nil, connects: InputConnectionBehavior = .default,
        options: (any DynamicOptionsProvider)? = nil, query: (any EntityQuery)? = nil,
        resolvers: (() -> any ResolverSpecification)? = nil, _ details: [Detail: Any?] = [:]
    ) {
        self.title = title
        self.description = description
        requestValueDialog = ask
        requestDisambiguationDialog = choose
        inputConnectionBehavior = connects
        optionsProvider = options
        self.query = query
        self.resolvers = resolvers
        self.details = details.compactMapValues(\.self)
        if let types = self.details[.supportedContentTypes] as? [UTType] {
            self.details[.supportedTypeIdentifiers] = types.map(\.identifier)
        }
    }

    /// A default measurement; nil if there is no number.
    static func measurement<Unit: Dimension>(_ value: Double?, _ unit: Unit?) -> Measurement<Unit>? {
        value.map { Measurement(value: $0, unit: unit ?? Unit.baseUnit()) }
    }

    /// The unit that was chosen, as that of a parameter's own type: the type of a parameter's units goes by its
    /// value's.
    func unit<Unit: CaseIterable>(_ detail: Detail) -> Unit? {
        guard let chosen = details[detail] else { return nil }
        return chosen as? Unit ?? Unit.allCases.first { "\($0)" == "\(chosen)" }
    }

    subscript(detail: Detail) -> Any? {
        get { details[detail] }
        set { details[detail] = newValue }
    }
}
