// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType == StringSearchCriteria {
    /// A parameter that takes what is searched for.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterFacts(title, description, ask: requestValueDialog, connects: inputConnectionBehavior))
    }
}
