// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType == StringSearchCriteria {
    /// A parameter that takes what is searched for, called by its name in the source.
    public convenience init(
        description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterFacts(nil, description, ask: requestValueDialog, connects: inputConnectionBehavior))
    }
}
