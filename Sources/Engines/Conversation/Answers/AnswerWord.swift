// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases

/// What a short answer means, whatever is asked.
///
/// Both languages are always understood: people mix them.
enum AnswerWord: Hashable {
    case agree, refuse, cancel, more

    /// Nil for anything but exactly such a word.
    init?(_ text: String) {
        let key = FoldedText(text).key.replacing(" ", with: "")
        if Self.agreeing.contains(key) {
            self = .agree
        } else if Self.refusing.contains(key) {
            self = .refuse
        } else if Self.cancelling.contains(key) {
            self = .cancel
        } else if Self.continuing.contains(key) {
            self = .more
        } else {
            return nil
        }
    }

    private static let agreeing: Set<String> = [
        "yes", "y", "yeah", "yep", "yup", "yesplease", "ok", "okay", "sure", "surething", "right", "correct",
        "thatsright", "goahead", "doit", "confirm", "confirmed", "agree", "fine", "ofcourse", "absolutely", "please",
        "true", "是", "是的", "对", "对的", "好", "好的", "好啊", "好吧", "行", "可以", "没错", "确认", "确定", "同意", "要", "嗯",
        "当然", "继续", "没问题",
    ]
    private static let refusing: Set<String> = [
        "no", "n", "nope", "nah", "nothanks", "nothankyou", "wrong", "incorrect", "dont", "donot", "false", "notthat",
        "不", "不是", "不对", "否", "不要", "不用", "不行", "不可以", "不好", "错", "错了", "没有", "别",
    ]
    private static let cancelling: Set<String> = [
        "cancel", "cancelit", "cancelthat", "stop", "stopit", "abort", "quit", "exit", "nevermind", "forgetit",
        "forgetaboutit", "取消", "停", "停止", "停下", "退出", "算了", "不要了", "不用了", "放弃",
    ]
    private static let continuing: Set<String> = [
        "more", "showmore", "moreoptions", "next", "nextpage", "others", "更多", "下一页", "还有吗", "还有呢", "继续看",
        "其他", "别的",
    ]
}
