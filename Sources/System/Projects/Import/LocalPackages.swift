// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import Foundation
import Sentences

/// The Swift packages in the folders of an Xcode project, whose libraries its targets use.
struct LocalPackages {
    /// A module of such a package.
    struct Library {
        let name: String
        let sources: [String]
        /// Modules and products that it uses.
        let uses: [String]
    }

    /// By their names, which no two modules of one program share.
    private(set) var libraries: [String: Library] = [:]
    /// The modules of each product.
    private var products: [String: [String]] = [:]
    private(set) var omissions: [Sentence] = []

    /// - Parameter folders: Each has a `Package.swift`.
    static func read(_ folders: [String], by packages: any PackageBuilding) async -> LocalPackages {
        var found = LocalPackages()
        for folder in folders {
            do throws(InstallError) {
                found.add(try await packages.describe(URL(filePath: folder, directoryHint: .isDirectory)), in: folder)
            } catch {
                found.omissions.append("the package \(folder): \(error.reason)")
            }
        }
        return found
    }

    private mutating func add(_ package: PackageDescription, in folder: String) {
        for target in package.targets where target.type == "library" {
            let place = XcodeFilePaths.join(folder, target.path)
            libraries[target.name] = Library(
                name: target.moduleName, sources: (target.sources ?? []).map { XcodeFilePaths.join(place, $0) },
                uses: (target.dependencies ?? []) + (target.products ?? []))
        }
        for product in package.products { products[product.name] = product.targets }
    }

    /// The modules of some products, with all that they use, each once.
    func libraries(of names: [String]) -> [Library] {
        var (waiting, seen, found) = (names, Set<String>(), [Library]())
        while let name = waiting.popLast() {
            for module in products[name] ?? [name] where seen.insert(module).inserted {
                guard let library = libraries[module] else { continue }
                found.append(library)
                waiting += library.uses
            }
        }
        return found
    }
}
