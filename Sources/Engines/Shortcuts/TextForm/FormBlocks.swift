// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
import ShortcutDocument

/// The blocks of a shortcut whose marks can be told from the order of its actions.
enum FormBlocks {
    /// By place, the number of the block that a mark belongs to, from 1; empty if blocks cross or are not whole.
    ///
    /// - Parameter isArranged: Whether the keys of an action stand in the usual order, so that none need be written.
    static func numbers(
        in actions: [ShortcutAction], where isArranged: (ShortcutAction) -> Bool
    ) -> [Int: Int] {
        var numbers: [Int: Int] = [:]
        var open: [(group: String, identifier: String, number: Int)] = []
        var groups: Set<String> = []
        for (place, action) in actions.enumerated() where ActionCatalog.isBlock(action.identifier) {
            guard let block = action.block, isArranged(action) else { return [:] }
            switch action.parameters[FormLine.Key.mark] {
            case .integer: break
            case .none where block.mark == .begin: break
            default: return [:]
            }
            if block.mark == .begin {
                guard groups.insert(block.group).inserted else { return [:] }
                open.append((block.group, action.identifier, groups.count))
            }
            if block.mark == .middle, action.identifier.contains(".repeat.") { return [:] }
            guard let last = open.last, last.group == block.group, last.identifier == action.identifier else {
                return [:]
            }
            numbers[place] = last.number
            if block.mark == .end { open.removeLast() }
        }
        return open.isEmpty ? numbers : [:]
    }
}
