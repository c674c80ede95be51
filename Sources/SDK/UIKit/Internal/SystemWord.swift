// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppLanguage

/// What the system itself says on the screen, in the language of the app.
enum SystemWord {
    case delete, insert, cancel, edit, done, search

    var text: String { text(in: Bundle.main.spokenLanguage) }

    func text(in language: String) -> String {
        let isChinese = language.hasPrefix("zh")
        return switch self {
        case .delete: isChinese ? "删除" : "Delete"
        case .insert: isChinese ? "插入" : "Insert"
        case .cancel: isChinese ? "取消" : "Cancel"
        case .edit: isChinese ? "编辑" : "Edit"
        case .done: isChinese ? "完成" : "Done"
        case .search: isChinese ? "搜索" : "Search"
        }
    }
}
