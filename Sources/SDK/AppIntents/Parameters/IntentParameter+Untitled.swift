// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension IntentParameter {
    /// A parameter that is called by its name in the source, with a value from the beginning.
    ///
    /// Where a type has one of its own that says the same, that is taken.
    @_disfavoredOverload
    public convenience init(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterFacts(nil, description, ask: requestValueDialog, connects: inputConnectionBehavior),
            default: defaultValue)
    }
}
