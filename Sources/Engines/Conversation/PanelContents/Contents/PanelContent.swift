// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The contents of the panel for one of SiriKit's intents, in the person's language.
///
/// All texts are ready to be drawn, written or read aloud, and bounded: an app may answer with a million words or ten
/// thousand things, of which a panel shows the first.
package enum PanelContent: Hashable, Sendable {
    case message(Message)
    case call(Call)
    case ride(Ride)
    case payment(Payment)
    case list(List)
    case note(Note)
    case media(Media)
    case workout(Workout)
    case photos(Photos)
    case code(Code)
    case rows(Rows)

    /// Things of a list that a panel shows; of the others it tells how many there are.
    package static let mostRows = 10

    /// The name of the case, as the JSON form has it.
    package var kind: String {
        switch self {
        case .message: "message"
        case .call: "call"
        case .ride: "ride"
        case .payment: "payment"
        case .list: "list"
        case .note: "note"
        case .media: "media"
        case .workout: "workout"
        case .photos: "photos"
        case .code: "code"
        case .rows: "rows"
        }
    }

    private var part: any Part {
        switch self {
        case .message(let message): message
        case .call(let call): call
        case .ride(let ride): ride
        case .payment(let payment): payment
        case .list(let list): list
        case .note(let note): note
        case .media(let media): media
        case .workout(let workout): workout
        case .photos(let photos): photos
        case .code(let code): code
        case .rows(let rows): rows
        }
    }

    /// The same in lines of plain text, for a terminal and for anyone who has it read aloud.
    package var lines: [String] { part.lines.filter { !$0.isEmpty } }

    /// The pictures that belong to it, each once.
    package var pictures: Set<PanelImage> { Set(part.images.compactMap { $0 }) }

    /// What each kind of content can tell about itself.
    protocol Part: Encodable {
        var lines: [String] { get }
        var images: [PanelImage?] { get }
    }
}

extension PanelContent.Part {
    var images: [PanelImage?] { [] }
}

extension PanelContent: Encodable {
    private enum Key: String, CodingKey {
        case kind, lines
    }

    /// The form of `Documentation/Turns.md`: the kind and the lines beside the content's own fields.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(kind, forKey: .kind)
        try container.encode(lines, forKey: .lines)
        try part.encode(to: encoder)
    }
}
