// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Phrases

extension PhraseScreenText {
    /// Why nothing came of what the person said, in their language where it is about their words.
    func problem(_ error: any Error) -> String {
        guard isChinese, let error = error as? PhraseError else { return "\(error)" }
        return Self.chinese(error)
    }

    private static func chinese(_ error: PhraseError) -> String {
        let phrase = error.phrase
        return switch error.reason {
        case .noWords: "“\(phrase)”里没有可以识别的词；请在花括号之外至少写一个词"
        case .tooLong: "“\(phrase)”超过了 \(PhrasePattern.longest) 个字符；请写一口气能说完的话"
        case .unmatchedBrace: "“\(phrase)”里的花括号不成对；空位要写成 {名称}"
        case .namelessSlot: "“\(phrase)”里有一个没有名称的空位；请在花括号里写上参数的名称"
        case .repeatedSlot(let name): "“\(phrase)”里两次出现空位 {\(name)}；请只保留一个"
        case .touchingSlots(let first, let second):
            "“\(phrase)”里的 {\(first)} 和 {\(second)} 之间什么也没有，分不清前一个到哪里结束；请在中间写一个词"
        case .unknownSlot(let name, []): "“\(phrase)”里有空位 {\(name)}，但这里没有可以留空的内容；请去掉花括号"
        case .unknownSlot(let name, let known):
            "“\(phrase)”里的空位 {\(name)} 不是参数；可以用" + known.map { "{\($0)}" }.joined(separator: "、")
        case .taken(let other): "“\(phrase)”听起来像已有的“\(other)”；请换一种说法"
        }
    }
}

/// Why a command has given no phrase, as the person reads it.
struct PhraseRefusal: ExitCoded, CustomStringConvertible {
    let description: String
    let exitCode: ExitCode

    init(description: String, exitCode: ExitCode = .failure) {
        self.description = description
        self.exitCode = exitCode
    }

    /// Of words that can be no phrase.
    init(_ error: PhraseError, _ text: PhraseScreenText) {
        self.init(description: text.problem(error), exitCode: error.exitCode)
    }
}
