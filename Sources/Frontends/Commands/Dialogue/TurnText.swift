// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Conversation
import Panels
import SystemTexts
import Wire

/// A turn as lines for a person at a terminal.
struct TurnText {
    let stream: TextStream
    private let texts: Texts<TalkText>

    /// - Parameter language: A BCP 47 tag.
    init(stream: TextStream, language: String) {
        self.stream = stream
        texts = Texts(language)
    }

    /// The lines; none for a turn without anything to see.
    ///
    /// - Parameter app: Who is speaking, where an app is.
    func lines(for turn: Turn, from app: String?) -> [String] {
        switch turn {
        case .said(let text): prose(text.isolated, after: ("› ", .faint), .bold)
        case .prompt(let prompt): lines(for: prompt, from: app)
        case .confirm(let confirmation): lines(for: confirmation, from: app)
        case .progress(let text): prose(text.isolated, after: ("… ", .faint), .faint)
        case .response(let response): lines(for: response, from: app)
        case .shown(let showing): lines(for: showing)
        case .error(let failure): lines(for: failure)
        }
    }

    private func lines(for prompt: Prompt, from app: String?) -> [String] {
        let width = prompt.options.count >= 10 ? 2 : 1
        var lines = speech(prompt.text, from: app)
        for (index, option) in prompt.options.enumerated() {
            let number = String(index + 1)
            let padding = String(repeating: " ", count: width - number.count)
            let detail = option.detail.map { stream.styled("  \($0.isolated)", .faint) } ?? ""
            lines.append("  \(padding)\(stream.styled(number, .cyan))  \(option.name.isolated)\(detail)")
        }
        if prompt.remaining > 0 {
            let text = texts(.moreOptions, ["count": String(prompt.remaining)])
            lines.append(stream.styled("     … \(text)", .faint))
        }
        return lines
    }

    private func lines(for confirmation: Confirmation, from app: String?) -> [String] {
        // A script that is asked about is read line by line.
        var lines = confirmation.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap {
            speech(String($1), from: $0 == 0 ? app : nil)
        }
        lines += self.lines(for: confirmation.panel, besides: confirmation.text, from: app)
        let buttons = confirmation.buttons.map { stream.styled("[\($0.isolated)]", .cyan) }
        if !buttons.isEmpty { lines.append("  " + buttons.joined(separator: " ")) }
        return lines
    }

    private func lines(for response: Response, from app: String?) -> [String] {
        var lines: [String] = []
        if !response.text.isEmpty { lines += speech(response.text, from: app, after: mark(for: response)) }
        lines += self.lines(for: response.panel, besides: response.text, from: app)
        if let opening = response.opens, response.status == .deferredToApplication {
            let place = (opening.activity.title ?? opening.activity.activityType).isolated
            let app = (app ?? opening.app).isolated
            let text = texts(.opens, ["app": app, "place": place])
            lines += prose(text, after: ("→ ", .blue))
        }
        return lines
    }

    /// A text of several lines as it is; what is not text by what it is called.
    private func lines(for showing: Showing) -> [String] {
        let title = showing.title.map { prose($0.isolated, after: ("", nil), .bold) } ?? []
        return title
            + showing.text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
                prose(String($0).isolated, after: ("", nil))
            }
    }

    /// What a panel has to say besides what is said already: a card on a terminal, a line elsewhere.
    private func lines(for panel: Panel?, besides text: String, from app: String?) -> [String] {
        guard let panel else { return [] }
        let saysMore = !panel.text.isEmpty && !text.contains(panel.text)
        let width = min(PanelBox.width, stream.width - 2)
        guard stream.isTerminal, width >= PanelBox.leastWidth else {
            return !saysMore ? [] : prose(panel.text.isolated, after: ("  ", nil))
        }
        guard saysMore || panel.content != nil else { return [] }
        let words = PanelWords(
            app: app ?? panel.title, title: panel.title, text: panel.text, hasTick: panel.tick, content: panel.content)
        return PanelBox(words: words, width: width).lines.map { "  " + $0 }
    }

    private typealias Mark = (text: String, style: TerminalStyle?)

    private func mark(for response: Response) -> Mark {
        switch response.status {
        case .failure: ("✗ ", .red)
        case .inProgress: ("… ", .yellow)
        default: response.panel?.tick ?? false ? ("✓ ", .green) : ("", nil)
        }
    }

    private func lines(for failure: Failure) -> [String] {
        if !failure.suggestions.isEmpty {
            return prose(texts(.didYouMean), after: ("✗ ", .red))
                + failure.suggestions.enumerated().map { "  \(stream.styled(String($0 + 1), .cyan))  \($1.isolated)" }
        }
        return prose(failure.text.isolated, after: failure.kind == .cancelled ? ("– ", .faint) : ("✗ ", .red))
    }

    private func speech(_ text: String, from app: String?, after mark: Mark = ("", nil)) -> [String] {
        let speaker = app.map { "\($0.isolated): " } ?? ""
        let lines = prose(speaker + text.isolated, after: mark)
        guard let first = lines.first, !speaker.isEmpty else { return lines }
        // A name as long as a line of its own is broken like any word, and stays plain.
        let styled = first.replacing(speaker, with: stream.styled(speaker, .blue), maxReplacements: 1)
        return [styled] + lines.dropFirst()
    }

    /// A text that is isolated already, behind a mark; on a terminal in lines that break between words.
    private func prose(_ text: String, after mark: Mark, _ style: TerminalStyle? = nil) -> [String] {
        let width = stream.width - mark.text.columns
        let fits = !stream.isTerminal || width < PanelBox.leastWidth || text.columns <= width
        let margin = String(repeating: " ", count: mark.text.columns)
        return (fits ? [text] : text.wrapped(to: width)).enumerated().map { index, line in
            let opening = mark.style.map { stream.styled(mark.text, $0) } ?? mark.text
            return (index == 0 ? opening : margin) + (style.map { stream.styled(line, $0) } ?? line)
        }
    }
}
