// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The names that `beckon check` looks up: what the SDK has, and what of Apple's it lacks.
package enum NameTable {
    /// A row for each name: the module, the name, and whether it is there.
    ///
    /// Static members are listed where their type is there and they are not.
    package static func text(_ comparison: InterfaceComparison, _ sdk: SDKInterface, modules: [String]) -> String {
        var rows: Set<String> = Set(modules.map { "\($0)\t\t+" })
        let tops = sdk.types.filter { !$0.key.contains(".") }.map { ($0.key, $0.value) }
        let functions = (sdk.members[""] ?? []).map { ($0.signature.name, $0) }
        for (name, declaration) in tops + functions where name.first?.isLetter == true {
            rows.insert("\(declaration.module)\t\(name)\t\(declaration.isUnavailable ? "-" : "+")")
        }
        for compared in comparison.rows where compared.outcome == .absent {
            let (row, name) = (compared.row, compared.row.signature.name)
            if row.container.isEmpty, row.signature.keyword != "extension" {
                rows.insert("\(row.module)\t\(name)\t-")
            } else if row.signature.isStatic, row.signature.baseName != "init", isAlone(compared, comparison),
                sdk.types[row.container] != nil
            {
                rows.insert("\(row.module)\t\(row.container).\(name)\t-")
            }
        }
        return (["module\tname\tstate"] + rows.sorted()).joined(separator: "\n") + "\n"
    }

    /// Whether no other member of that name is there, so that the name alone tells.
    private static func isAlone(_ compared: ComparedRow, _ comparison: InterfaceComparison) -> Bool {
        !comparison.rows.contains {
            $0.row.container == compared.row.container && $0.row.signature.name == compared.row.signature.name
                && $0.outcome != .absent
        }
    }
}
