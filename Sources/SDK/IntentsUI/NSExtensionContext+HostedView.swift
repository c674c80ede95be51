// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension NSExtensionContext {
    /// The smallest size of a hosted view, in points; zero where the extension draws none.
    public var hostedViewMinimumAllowedSize: CGSize { hostedView?.minimum ?? .zero }

    /// The largest size of a hosted view, in points; zero where the extension draws none.
    public var hostedViewMaximumAllowedSize: CGSize { hostedView?.maximum ?? .zero }

    /// The names of the parameters that the view is asked to show, for a developer to read.
    public func interfaceParametersDescription() -> String {
        (hostedView?.parameters ?? []).joined(separator: ", ")
    }
}
