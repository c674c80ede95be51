// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Shortcuts

/// What is done with files, in one line.
enum FileEffectLine {
    static func line(_ request: FileRequest) -> String {
        switch request {
        case .choose(let several, let kind): "choose \(kind.rawValue)\(several ? ", several" : "")"
        case .open(let path, let several, let whenAbsent):
            "open file: \(path ?? "-")\(several ? ", several" : "")\(absent(whenAbsent))"
        case .save(let files, let path, let overwrites):
            "save: \(EffectLine.names(files)) to \(path ?? "-")\(overwrites ? " over" : "")"
        case .createFolder(let path): "create folder: \(path)"
        case .append(let text, let path, let isBefore, let onNewLine):
            "\(isBefore ? "prepend" : "append")\(onNewLine ? " line" : ""): \(text) to \(path)"
        case .delete(let files, let forGood): "delete\(forGood ? " for good" : ""): \(EffectLine.names(files))"
        case .listFolder(let folder, let path, let isDeep):
            "list\(isDeep ? " deep" : ""): \(folder?.name ?? path ?? "-")"
        case .move(let files, let path, let overwrites):
            "move: \(EffectLine.names(files)) to \(path ?? "-")\(overwrites ? " over" : "")"
        case .rename(let file, let name): "rename: \(file.name) to \(name)"
        case .link(let file): "link: \(file.name)"
        }
    }
}

extension FileEffectLine {
    private static func absent(_ whenAbsent: FileRequest.WhenAbsent) -> String {
        switch whenAbsent {
        case .fails: ""
        case .givesNothing: " if there"
        case .asks: " or another"
        }
    }
}

/// What is done with pictures, in one line.
enum ImageEffectLine {
    static func line(_ request: ImageRequest) -> String {
        func number(_ value: Double?) -> String { EffectLine.number(value) }
        return switch request {
        case .resize(let files, let size): "resize: \(EffectLine.names(files)) to \(line(size))"
        case .convert(let files, let type, let quality, let keeps):
            "convert: \(EffectLine.names(files)) to \(type) \(number(quality))\(keeps ? " with metadata" : "")"
        case .crop(let files, let position, let x, let y, let width, let height):
            "crop: \(EffectLine.names(files)) \(position) \(number(x)),\(number(y)) \(number(width))x\(number(height))"
        case .rotate(let files, let degrees): "rotate: \(EffectLine.names(files)) \(number(degrees))"
        case .flip(let files, let isVertical): "flip: \(EffectLine.names(files))\(isVertical ? " vertically" : "")"
        case .mask(let files, let shape, let radius, let mask):
            "mask: \(EffectLine.names(files)) \(shape) \(number(radius))\(mask.map { " \($0.name)" } ?? "")"
        case .overlay(let file, let bases, let position, let x, let y, let width, let height, let degrees, let opacity):
            "overlay: \(file.name) onto \(EffectLine.names(bases)) \(position) \(number(x)),\(number(y)) "
                + "\(number(width))x\(number(height)) \(number(degrees)) \(number(opacity))"
        case .overlayText(let overlay, let files): "overlay text: \(line(overlay)) onto \(EffectLine.names(files))"
        case .combine(let files, let mode, let spacing):
            "combine: \(EffectLine.names(files)) \(mode.rawValue) \(number(spacing))"
        case .makeGIF(let files, let seconds, let loops, let size):
            "gif: \(EffectLine.names(files)) \(number(seconds)) \(loops.map { "\($0) loops" } ?? "forever")"
                + (size.map { " \(line($0))" } ?? "")
        case .frames(let file): "frames: \(file.name)"
        case .recognizeText(let files): "read: \(EffectLine.names(files))"
        case .property(let name, let files): "\(name) of \(files.map(\.name).joined(separator: ", "))"
        }
    }

    private static func line(_ size: ImageRequest.Size) -> String {
        switch size {
        case .sides(let width, let height): "\(EffectLine.number(width))x\(EffectLine.number(height))"
        case .percentage(let percentage): "\(EffectLine.number(percentage))%"
        case .longestEdge(let length): "\(EffectLine.number(length)) at most"
        }
    }

    private static func line(_ overlay: TextOverlay) -> String {
        "\(overlay.text) \(overlay.position) \(overlay.alignment) \(overlay.font ?? "-") "
            + "\(EffectLine.number(overlay.size)) \(EffectLine.number(overlay.degrees)) \(overlay.color)"
            + (overlay.outline.map { " \($0.color) \(EffectLine.number($0.width))" } ?? "")
    }
}

/// What is done with documents, in one line.
enum DocumentEffectLine {
    static func line(_ request: DocumentRequest) -> String {
        switch request {
        case .makePDF(let content, let layout):
            "make pdf: \(EffectLine.text(content))\(layout.hasMargin ? " with margin" : "")"
                + (layout.pages.map { " pages \($0.lowerBound) to \($0.upperBound)" } ?? "")
                + (layout.isShuffled ? " shuffled" : "")
        case .textOfPDF(let files): "text of: \(EffectLine.names(files))"
        case .pagesOfPDF(let files, let resolution, let isGray, let type):
            "pages of: \(EffectLine.names(files)) \(EffectLine.number(resolution))\(isGray ? " gray" : "") \(type)"
        case .richTextFromMarkdown(let text): "from markdown: \(text)"
        case .markdownFromRichText(let rich): "to markdown: \(rich.html)"
        case .richTextFromHTML(let text): "from html: \(text)"
        case .makeArchive(let files, let name, let format): "archive: \(EffectLine.names(files)) to \(name).\(format)"
        case .extractArchive(let file): "extract: \(file.name)"
        case .makeBarcode(let text, let correction): "code: \(text) \(correction)"
        case .readBarcode(let file): "read code: \(file.name)"
        }
    }
}
