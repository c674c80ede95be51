// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A place on an app's screen where a person may type, as it is in the app's latest picture.
package struct DeviceField: Codable, Hashable, Sendable {
    /// Names the field as long as the app's process lives.
    package var number: Int
    /// In points from the left of the screen.
    package var x: Double
    /// In points from the top of the screen.
    package var y: Double
    package var width: Double
    package var height: Double
    /// What stands in it; of a secure one as many bullets as there are characters.
    package var text = ""
    package var placeholder = ""
    package var isSecure = false
    /// `text`, `email`, `url`, `number`, `decimal`, `phone` or `search`.
    package var keyboard = "text"
    /// `default`, `go`, `search`, `send`, `next`, `done`, `join` or `continue`.
    package var returnKey = "default"
    /// `none`, `words`, `sentences` or `characters`.
    package var capitalization = "sentences"
    /// Whether what is typed may be corrected.
    package var isCorrected = true
    /// What the text is, by Apple's name, such as `username`; empty where the app has not said.
    package var content = ""
    /// Whether the app has what is typed go there now.
    package var isFocused = false
    /// Which text that was typed it has taken up last, by ``DeviceTyping/revision``; 0 for none.
    package var revision = 0
    /// In points.
    package var fontSize = 17.0
    /// `left`, `center` or `right`.
    package var alignment = "left"
    /// Of the letters, as a style sheet names it: `#rrggbbaa`.
    package var color = "#000000ff"
    /// Behind the letters.
    package var background = "#ffffffff"

    package init(number: Int, x: Double, y: Double, width: Double, height: Double) {
        self.number = number
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}
