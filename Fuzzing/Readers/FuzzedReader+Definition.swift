// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import PropertyLists
import Sentences

extension FuzzedReader {
    /// An `.intentdefinition` file, XML or binary, and its compiled form.
    static let definition = FuzzedReader(name: "Definition", dictionary: "definition") { data in
        let reading = DefinitionReader.read(data, path: "F")
        let hasErrors = reading.diagnostics.contains { $0.severity == .error }
        guard hasErrors == (reading.file == nil) else {
            throw Contradiction("a definition has errors and was read, or has none and was not")
        }
        _ = reading.diagnostics.map(\.description)
        guard reading.file != nil, let root = PropertyListReader.read(data).root else { return }
        let compiled = DefinitionReader.read(BinaryPropertyListWriter.data(of: root), path: "F")
        guard compiled.file != nil else {
            throw Contradiction("a definition cannot be read when it is compiled: \(compiled.diagnostics)")
        }
    }
}
