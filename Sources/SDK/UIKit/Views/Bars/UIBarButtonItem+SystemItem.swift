// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppLanguage
import Foundation

extension UIBarButtonItem {
    /// Kinds of buttons that have their words or their picture from the system.
    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
        case edit = 2
        case save = 3
        case add = 4
        case flexibleSpace = 5
        case fixedSpace = 6
        case compose = 7
        case reply = 8
        case action = 9
        case organize = 10
        case bookmarks = 11
        case search = 12
        case refresh = 13
        case stop = 14
        case camera = 15
        case trash = 16
        case play = 17
        case pause = 18
        case rewind = 19
        case fastForward = 20
        case undo = 21
        case redo = 22
        case close = 24
    }
}

extension UIBarButtonItem.SystemItem {
    /// What the button says, or what is said of its picture, in the language of the app.
    @MainActor var word: String { word(in: Bundle.main.spokenLanguage) }

    func word(in language: String) -> String {
        let words = words
        return language.hasPrefix("zh") ? words.chinese : words.english
    }

    private var words: (english: String, chinese: String) {
        switch self {
        case .done: ("Done", "完成")
        case .cancel: ("Cancel", "取消")
        case .edit: ("Edit", "编辑")
        case .save: ("Save", "存储")
        case .add: ("Add", "添加")
        case .flexibleSpace, .fixedSpace: ("", "")
        case .compose: ("Compose", "撰写")
        case .reply: ("Reply", "回复")
        case .action: ("Share", "共享")
        case .organize: ("Organize", "整理")
        case .bookmarks: ("Bookmarks", "书签")
        case .search: ("Search", "搜索")
        case .refresh: ("Refresh", "刷新")
        case .stop: ("Stop", "停止")
        case .camera: ("Camera", "相机")
        case .trash: ("Delete", "删除")
        case .play: ("Play", "播放")
        case .pause: ("Pause", "暂停")
        case .rewind: ("Rewind", "快退")
        case .fastForward: ("Fast Forward", "快进")
        case .undo: ("Undo", "撤销")
        case .redo: ("Redo", "重做")
        case .close: ("Close", "关闭")
        }
    }

    /// What is seen on it; nil for one that says a word.
    var image: UIImage? { symbol.flatMap { UIImage(systemName: $0) } }

    private var symbol: String? {
        switch self {
        case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        case .close: "xmark"
        }
    }

    /// Buttons that end something stand out.
    var style: UIBarButtonItem.Style { self == .done || self == .save ? .done : .plain }
}
