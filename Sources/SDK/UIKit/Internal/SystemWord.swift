// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppLanguage

/// What the system itself says on the screen, in the language of the app.
enum SystemWord {
    case delete, insert, cancel, edit, done, search, expand, collapse, reorder, previousMonth, nextMonth, color, copy
    case share, copied

    var text: String { text(in: Bundle.main.spokenLanguage) }

    func text(in language: String) -> String {
        let isChinese = language.hasPrefix("zh")
        return switch self {
        case .delete: isChinese ? "删除" : "Delete"
        case .insert: isChinese ? "插入" : "Insert"
        case .cancel: isChinese ? "取消" : "Cancel"
        case .edit: isChinese ? "编辑" : "Edit"
        case .done: isChinese ? "完成" : "Done"
        case .expand: isChinese ? "展开" : "Expand"
        case .collapse: isChinese ? "折叠" : "Collapse"
        case .reorder: isChinese ? "重新排序" : "Reorder"
        case .previousMonth: isChinese ? "上个月" : "Previous month"
        case .nextMonth: isChinese ? "下个月" : "Next month"
        case .color: isChinese ? "颜色" : "Color"
        case .copy: isChinese ? "拷贝" : "Copy"
        case .copied: isChinese ? "已拷贝" : "Copied"
        case .share: isChinese ? "共享" : "Share"
        case .search: isChinese ? "搜索" : "Search"
        }
    }
}
