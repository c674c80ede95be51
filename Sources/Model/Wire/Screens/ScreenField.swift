// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A place on an app's screen where a person may type.
///
/// The layers show the field with its text. The browser that shows the layers reads
/// what is typed, and sends it to the app in a ``TypingPayload``.
package struct ScreenField: Hashable, Sendable {
    /// What a person wants to type there.
    package enum Keyboard: String, Hashable, Sendable, Codable, CaseIterable {
        case text, email, url, number, decimal, phone, search
    }

    /// What the key does that ends the text, as it is named on it.
    package enum ReturnKey: String, Hashable, Sendable, Codable, CaseIterable {
        case `default`, go, search, send, next, done, join, `continue`
    }

    /// Which letters are made large as they are typed.
    package enum Capitalization: String, Hashable, Sendable, Codable, CaseIterable {
        case none, words, sentences, characters
    }

    /// The side of the field that the text stands at.
    package enum Alignment: String, Hashable, Sendable, Codable, CaseIterable {
        case left, center, right
    }

    /// As many as there may be on a screen.
    package static let limit = 64
    /// The longest text, in bytes of UTF-8.
    package static let textLimit = 4 << 10
    /// The longest placeholder and type of contents, in bytes of UTF-8.
    package static let wordLimit = 512

    /// Names the field as long as the app's process lives, from 1; another field never has it.
    package var number: Int
    /// The number of the layer that the field lies in; 0 for the screen itself.
    package var layer: Int
    /// Of the text, from the left of the layer, in points; the field may reach beyond what is seen of it.
    package var x: Double
    /// From the top of the layer, in points.
    package var y: Double
    package var width: Double
    package var height: Double
    /// What stands in it; of a secure one as many bullets as there are characters.
    package var text = ""
    /// What stands there in gray while there is no text.
    package var placeholder = ""
    /// Whether the typed text is hidden, as for a password.
    package var isSecure = false
    /// Whether there may be several lines in it.
    package var isMultiline = false
    package var keyboard = Keyboard.text
    package var returnKey = ReturnKey.default
    package var capitalization = Capitalization.sentences
    /// Whether what is typed may be corrected.
    package var isCorrected = true
    /// What the text is, by Apple's name, such as `username`; empty if the app has not said.
    package var content = ""
    /// Whether the app has what is typed go there now.
    package var isFocused = false
    /// The ``TypingPayload/Input/text(_:revision:)`` that it has taken up last; 0 for none.
    package var revision = 0
    /// The size of the letters, in points.
    package var fontSize = 17.0
    package var alignment = Alignment.left
    /// Of the letters, as a style sheet names it: `#rrggbbaa`.
    package var color = "#000000ff"
    /// Behind the letters, in the same way.
    package var background = "#ffffffff"

    package init(number: Int, layer: Int = 0, x: Double, y: Double, width: Double, height: Double) {
        self.number = number
        self.layer = layer
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Whether a screen may have such a field.
    package var isPossible: Bool {
        let room = -2 * ScreenDisplay.longestSide...2 * ScreenDisplay.longestSide
        return number > 0 && layer >= 0 && revision >= 0 && [x, y].allSatisfy(room.contains)
            && [width, height].allSatisfy((0...room.upperBound).contains) && (1...200).contains(fontSize)
            && text.utf8.count <= Self.textLimit
            && [placeholder, content].allSatisfy { $0.utf8.count <= Self.wordLimit }
            && [color, background].allSatisfy(Self.isColor)
    }

    private static func isColor(_ text: String) -> Bool {
        text.utf8.count == 9 && text.first == "#"
            && text.dropFirst().utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
                default: false
                }
            }
    }
}

extension ScreenField: Codable {
    /// - Throws: `DecodingError` for a field that no screen can have.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            number: try container.decode(Int.self, forKey: .number),
            layer: try container.decode(Int.self, forKey: .layer), x: try container.decode(Double.self, forKey: .x),
            y: try container.decode(Double.self, forKey: .y),
            width: try container.decode(Double.self, forKey: .width),
            height: try container.decode(Double.self, forKey: .height))
        text = try container.decode(String.self, forKey: .text)
        placeholder = try container.decode(String.self, forKey: .placeholder)
        isSecure = try container.decode(Bool.self, forKey: .isSecure)
        isMultiline = try container.decodeIfPresent(Bool.self, forKey: .isMultiline) ?? false
        keyboard = try container.decode(Keyboard.self, forKey: .keyboard)
        returnKey = try container.decode(ReturnKey.self, forKey: .returnKey)
        capitalization = try container.decode(Capitalization.self, forKey: .capitalization)
        isCorrected = try container.decode(Bool.self, forKey: .isCorrected)
        content = try container.decode(String.self, forKey: .content)
        isFocused = try container.decode(Bool.self, forKey: .isFocused)
        revision = try container.decode(Int.self, forKey: .revision)
        fontSize = try container.decode(Double.self, forKey: .fontSize)
        alignment = try container.decode(Alignment.self, forKey: .alignment)
        color = try container.decode(String.self, forKey: .color)
        background = try container.decode(String.self, forKey: .background)
        guard isPossible else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "no screen can have such a field"))
        }
    }
}
