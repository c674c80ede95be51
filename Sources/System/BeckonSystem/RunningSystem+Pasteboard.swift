// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import ShortcutHost
import ShortcutRunner
import Shortcuts
import Wire

/// The pasteboard that apps and shortcuts share.
///
/// What a person has copied elsewhere on the machine is never there: on a desktop that may be a password, and apps read
/// without asking. What an app puts there reaches the desktop's clipboard, as what a shortcut copies does.
extension RunningSystem {
    func pasteboard(
        _ call: PasteboardCall, of identity: BundleIdentity
    ) async -> Result<PasteboardPayload, CallRefusal> {
        guard await isInFront(identity.app) else {
            return .failure(CallRefusal(.notDone, "only the app in front reaches the pasteboard"))
        }
        return await exchange(call)
    }

    /// Writes new contents, if any, and returns the current contents.
    func exchange(_ call: PasteboardCall) async -> Result<PasteboardPayload, CallRefusal> {
        guard let written = call.written else { return .success(Self.payload(of: await clipboard.content)) }
        guard written.isPossible else {
            return .failure(
                CallRefusal(
                    .tooLarge, "the pasteboard holds \(PasteboardPayload.limit >> 20) MiB; put less there"))
        }
        let content = Self.content(of: written)
        await clipboard.set(content)
        // If there is a desktop it gets the same; one that cannot be reached keeps what it has.
        _ = await clipboardPerformer(Coercion(in: RunEnvironment())).result(of: .writeClipboard(content))
        return .success(written)
    }

    private static func content(of payload: PasteboardPayload) -> Content {
        let texts = payload.texts.map { ContentItem(.text($0)) }
        let picture = payload.picture.map {
            ContentItem(.file(ContentFile(name: "Image.png", type: "public.png", data: $0)))
        }
        return Content(texts + [picture].compactMap(\.self))
    }

    private static func payload(of content: Content) -> PasteboardPayload {
        var payload = PasteboardPayload()
        for item in content.items {
            switch item.value {
            case .text(let text): payload.texts.append(text)
            case .url(let address): payload.texts.append(address)
            case .file(let file) where file.type == "public.png": payload.picture = payload.picture ?? file.data
            default: continue
            }
        }
        return payload.isPossible ? payload : PasteboardPayload()
    }
}
