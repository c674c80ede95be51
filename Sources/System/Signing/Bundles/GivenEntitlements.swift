// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
import Sentences

/// The entitlements that are given for a bundle and those inside it.
///
/// Of a bundle for which none are given, those in the one `.entitlements` file
/// at its top are taken, else those it was signed with before.
package struct GivenEntitlements: Hashable, Sendable {
    /// For the app itself.
    package var app: PropertyTree?
    /// By the nested bundle's place in the app, the name of its folder, or its identifier.
    package var nested: [String: PropertyTree]

    package init(app: PropertyTree? = nil, nested: [String: PropertyTree] = [:]) {
        self.app = app
        self.nested = nested
    }

    /// Those for one nested bundle.
    func value(for bundle: BundleIdentifier, at place: BundlePath) -> PropertyTree? {
        names(of: bundle, at: place).lazy.compactMap { nested[$0] }.first
    }

    /// - Throws: ``SigningError`` where a name means no bundle of the app.
    func checkNames(_ bundles: [(identifier: BundleIdentifier, place: BundlePath)]) throws(SigningError) {
        let known = Set(bundles.flatMap { names(of: $0.identifier, at: $0.place) })
        guard let unknown = nested.keys.sorted().first(where: { !known.contains($0) }) else { return }
        throw SigningError(
            .badEntitlements, unknown, reason: "the app has no bundle of that name inside",
            remedy: bundles.isEmpty
                ? "give the file for the app itself, without a name"
                : "name one of \(bundles.map(\.place.text).joined(separator: ", "))")
    }

    private func names(of bundle: BundleIdentifier, at place: BundlePath) -> [String] {
        [place.text, place.names.last.map(String.init) ?? place.text, bundle.text]
    }
}
