// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// For what values to choose from are asked.
enum OptionsContext {
    /// The intent with what is chosen already; set by the caller for the values.
    @TaskLocal static var intent: (any AppIntent)?
}

extension AnyIntentParameter {
    /// Whether a value is set, or the default is one. A value that cannot travel was chosen nowhere.
    var hasValue: Bool { ((try? intentValue()) ?? nil) != nil }
}
