// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// The package in the words of `swift package describe --type json`, as far as bundles need them.
struct PackageListing {
    private let package: Package

    init(_ package: Package) {
        self.package = package
    }

    func json() throws -> Data {
        let targets = package.targets.compactMap { $0 as? any SourceModuleTarget }.map(entry)
        let products = package.products.map { product in
            [
                "name": product.name, "targets": product.targets.map(\.name),
                "type": product is ExecutableProduct ? ["executable": NSNull()] : ["library": ["automatic"]],
            ]
        }
        return try JSONSerialization.data(
            withJSONObject: [
                "name": package.displayName, "targets": targets, "products": products, "is_partial": true,
            ],
            options: [.sortedKeys])
    }

    private func entry(_ target: any SourceModuleTarget) -> [String: Any] {
        let type =
            switch target.kind {
            case .executable: "executable"
            case .generic: "library"
            default: "other"
            }
        let dependencies = target.dependencies.compactMap { dependency -> String? in
            if case .target(let target) = dependency { target.name } else { nil }
        }
        let products = target.dependencies.compactMap { dependency -> String? in
            if case .product(let product) = dependency { product.name } else { nil }
        }
        let root = package.directoryURL.path(percentEncoded: false)
        let folder = target.directoryURL.path(percentEncoded: false)
        // What other plugins have generated lies elsewhere.
        let files = target.sourceFiles.filter { $0.type == .source }.map { $0.url.path(percentEncoded: false) }
        let sources = files.filter { $0.hasPrefix(folder) }
            .map { String($0.dropFirst(folder.count).drop { $0 == "/" }) }
        return [
            "name": target.name, "c99name": target.moduleName, "type": type, "target_dependencies": dependencies,
            "product_dependencies": products, "sources": sources,
            "path": folder.hasPrefix(root) ? String(folder.dropFirst(root.count).drop { $0 == "/" }) : folder,
        ]
    }
}
