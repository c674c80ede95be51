// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ContentProcessing
import Foundation
import Shortcuts

/// What shortcuts are given by servers and in files, read by libraries and by what lies above these.
extension FuzzedReader {
    /// A page, a feed, a text in HTML or Markdown.
    static let page = FuzzedReader(name: "Page", dictionary: "page", limit: .making) { data in
        let markup = MarkupProcessor(mostBytes: 1 << 20)
        let address = "https://a.example/b/c"
        for type in ["", "text/html; charset=gbk", "text/plain"] {
            _ = tried { () throws(ShortcutFailure) in try markup.page(of: data, at: address, type: type) }
        }
        _ = tried { () throws(ShortcutFailure) in try markup.article(of: data, at: address) }
        _ = tried { () throws(ShortcutFailure) in try markup.feed(of: data, at: address, limit: 3) }
        _ = tried { () throws(ShortcutFailure) in try markup.feedAddresses(of: data, at: address) }
        let text = String(decoding: data, as: UTF8.self)
        for request in [
            DocumentRequest.richTextFromMarkdown(text), .richTextFromHTML(text),
            .markdownFromRichText(RichText(html: text, text: text)),
        ] {
            _ = tried { () throws(ShortcutFailure) in try markup.perform(request) }
        }
    }

    /// An archive, whose members may be called anything and be of any size.
    static let archive = FuzzedReader(name: "Archive", dictionary: "archive", limit: .making) { data in
        let archives = ArchiveProcessor(mostMembers: 100, mostBytes: 4 << 20)
        for name in ["a.zip", "a.tar.gz"] {
            let file = ContentFile(name: name, type: "public.data", data: data)
            let content = tried { () throws(ShortcutFailure) in try archives.perform(.extractArchive(file)) } ?? nil
            for item in content?.items ?? [] {
                guard case .file(let member) = item.value else { continue }
                let name = member.name
                guard !name.contains("\0"), !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else {
                    throw Contradiction("a member of an archive is called ‘\(name)’")
                }
            }
        }
    }

    /// A picture: what is written about it, and its pixels, made small.
    static let picture = FuzzedReader(name: "Picture", dictionary: "picture", limit: .making) { data in
        let images = ImageProcessor(
            limits: ProcessingLimits(bytes: 1 << 20, pixels: 1 << 20, frames: 20, outputBytes: 8 << 20))
        let file = ContentFile(name: "a", type: FileTypes.type(of: data), data: data)
        for request in [
            ImageRequest.property("Width", of: [file]), .property("Metadata Dictionary", of: [file]),
            .property("Orientation", of: [file]), .frames(file), .resize([file], .longestEdge(8)),
            .convert([file], type: "public.jpeg", quality: 0.5, keepsMetadata: true),
        ] {
            _ = tried { () throws(ShortcutFailure) in try images.perform(request) }
        }
    }

    /// A PDF, for its text.
    static let document = FuzzedReader(name: "Document", dictionary: "document", limit: .making) { data in
        let documents = PDFProcessor(
            limits: ProcessingLimits(bytes: 1 << 20, pixels: 1 << 20, pages: 5, outputBytes: 1 << 20))
        let file = ContentFile(name: "a.pdf", type: "com.adobe.pdf", data: data)
        _ = tried { () throws(ShortcutFailure) in try documents.text(of: [file]) }
    }

    /// Nil if it is refused, with a reason that can be said.
    private static func tried<Value>(_ work: () throws(ShortcutFailure) -> Value) -> Value? {
        do throws(ShortcutFailure) {
            return try work()
        } catch {
            _ = "\(error.reason); \(error.remedy)"
            return nil
        }
    }
}
