// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentsUI
import Testing

@MainActor @Suite("The button for phrases") struct AddButtonTests {
    @Test("has words and a size of its own, so that a person finds it where an app only centres it")
    func size() {
        let button = INUIAddVoiceShortcutButton(style: .black)
        #expect(button.currentTitle == "Add to Siri")
        #expect(button.intrinsicContentSize.width >= 100 && button.intrinsicContentSize.height >= 44)
        #expect(button.layer.cornerRadius == 8)
        button.cornerRadius = 12
        #expect(button.layer.cornerRadius == 12)
    }

    @Test(
        "looks as its style says, in light and in dark",
        arguments: [
            (INUIAddVoiceShortcutButtonStyle.white, UIColor.white, UIColor.white, 0.0),
            (.whiteOutline, .white, .white, 1), (.black, .black, .black, 0), (.blackOutline, .black, .black, 1),
            (.automatic, .black, .white, 0), (.automaticOutline, .black, .white, 1),
        ])
    func styles(style: INUIAddVoiceShortcutButtonStyle, light: UIColor, dark: UIColor, border: CGFloat) throws {
        let button = INUIAddVoiceShortcutButton(style: .white)
        button.setStyle(style)
        #expect(button.style == style)
        #expect(button.layer.borderWidth == border)
        let background = try #require(button.backgroundColor)
        for (appearance, expected) in [(UIUserInterfaceStyle.light, light), (.dark, dark)] {
            let traits = UITraitCollection(userInterfaceStyle: appearance)
            #expect(background.resolvedColor(with: traits) == expected)
            #expect(button.currentTitleColor.resolvedColor(with: traits) != expected)
        }
    }
}
