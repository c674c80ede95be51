// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Apps
import Checking
package import Foundation
package import Sentences

/// Applies the rules of `beckon check` to a package before it is built.
package struct PackageInspector: PackageInspecting {
    /// More than a person fixes at once.
    private static let shownFindings = 20

    package init() {}

    package func inspect(
        _ package: URL, describedAs description: PackageDescription
    ) async throws(InstallError) -> [Sentence] {
        let path = package.standardizedFileURL.path
        let root = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        let tree: SourceTree
        do throws(Problem<Fault>) {
            tree = try SourceTree(root: root, shown: root)
        } catch {
            throw InstallError(
                .badPackage, root, reason: "its folder cannot be looked through: \(error)",
                remedy: "give the folder of one Swift package")
        }
        var assembly = ProjectAssembly(root: root, shownRoot: "")
        let project = PackageProject(root: root, description: description, tree: tree)
        project.add(to: &assembly)
        project.addCompiled(to: &assembly)
        let checked = await assembly.finish()
        let findings = Checker(rules: RuleRegistry.beforeBuilding).check(checked)
        guard !findings.isEmpty else {
            let mistakes = Checker(rules: RuleRegistry.beforeTalking).check(checked).filter { $0.severity == .error }
            return (Checker(rules: RuleRegistry.duringBuild).check(checked) + mistakes)
                .prefix(Self.shownFindings).map(\.unlabelled)
        }
        let more: [Sentence] =
            findings.count > Self.shownFindings ? ["… \(findings.count - Self.shownFindings) more"] : []
        throw InstallError(
            .forgotten, root,
            reason: findings.count == 1
                ? "1 problem keeps it from working" : "\(findings.count) problems keep it from working",
            remedy: "fix the problems below; ‘beckon check’ finds more",
            detail: (findings.prefix(Self.shownFindings).map(\.sentence) + more).joined(by: "\n"))
    }
}
