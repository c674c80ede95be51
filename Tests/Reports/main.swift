// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// `reports interfaces …`: what of Apple's API is here, see Scripts/api-coverage.
// `reports corpus …`: what real shortcuts come to, see Scripts/corpus.
let arguments = Array(CommandLine.arguments.dropFirst(2))
switch CommandLine.arguments.dropFirst().first {
case "interfaces": InterfaceCoverage.run(arguments)
case "corpus": try await CorpusReport.run(arguments)
default:
    FileHandle.standardError.write(Data("reports: say ‘interfaces’ or ‘corpus’ first\n".utf8))
    exit(2)
}
