// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How many photos are meant.
enum PhotoCount {
    private static let most = 1000.0

    static func of(_ operand: Operand?, _ context: RunContext) -> Int {
        Int(min(max(context.number(operand, default: 1), 1), most))
    }
}
