// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What generated code says where the module it is written against is not there.
///
/// Without it the file would be empty, and the app's own code would not find types that the definition declares.
enum MissingProduct {
    /// The line that stops the compiler.
    static func error(of module: String) -> String {
        "#error(\"this target lacks the module \(module): add the product \(module) of the package beckon "
            + "to its dependencies in Package.swift\")"
    }
}
