// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Something outside of the engine that a step needs done.
package enum Effect: Codable, Sendable {
    case ask(Question)
    case choose(Choice)
    case show(Presentation)
    case readClipboard
    /// Gives the content again.
    case writeClipboard(Content)
    case device(DeviceRequest)
    case wait(seconds: Double)
    /// Until the person says that it goes on.
    case waitForPerson
    case openURLs([String])
    case callBack(CallbackRequest)
    /// By its name or bundle identifier.
    case openApp(String)
    case fetch(WebRequest)
    case files(FileRequest)
    case images(ImageRequest)
    case documents(DocumentRequest)
    /// Gives a text of hexadecimal digits for each file.
    case hash(HashAlgorithm, [ContentFile])
    case runScript(ScriptRequest)
    case speak(Speech)
    case playSound(ContentFile?)
    case photos(PhotoRequest)
    case takeScreenshot
    case share(Content)
    /// To a machine that is near.
    case shareNearby(Content)
    case send(Message)
    case print(Content)
    case runIntent(IntentStep)
    case runShortcut(name: String, input: Content)
    /// All shortcuts, each a record.
    case listShortcuts
    /// The file of one, as a property list.
    case readShortcut(name: String)
}

/// The result of an effect.
package enum EffectResult: Codable, Sendable {
    /// It is done, and this is what it gave; nothing where there is nothing to give.
    case content(Content)
    /// The places of what was chosen, from 0.
    case chosen([Int])
    /// The person does not want to go on.
    case cancelled
    case failed(ShortcutFailure)

    /// What was given; where the person cancelled or it failed, that is thrown.
    package func content() throws(ShortcutFailure) -> Content {
        switch self {
        case .content(let content): return content
        case .chosen: return .nothing
        case .cancelled: throw .cancelled
        case .failed(let failure): throw failure
        }
    }
}
