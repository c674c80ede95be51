// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import TestSupport

/// How much the texts of a page stand out from what is behind them, by the pixels there.
///
/// Backgrounds may be pictures and gradients, which no style tells; so the page is looked at without its letters.
enum TextContrast {
    /// A text as it is seen: its color, and where it is in the picture.
    private struct Line {
        let text: String
        let color: [Double]
        let alpha: Double
        /// What it needs: large letters need less.
        let least: Double
        let box: [Int]

        init?(_ fields: [Substring]) {
            let numbers = fields.dropFirst().compactMap { Double($0) }
            guard fields.count == 10, numbers.count == 9 else { return nil }
            text = String(fields[0])
            (color, alpha, least) = (Array(numbers[0..<3]), numbers[3], numbers[4])
            box = numbers[5...].map { Int($0) }
        }
    }

    /// What can't be read well enough, in a sentence each.
    static func faults(on browser: Browser) async throws -> [String] {
        let (letters, picture) = try await still(browser)
        let lines = letters.split(separator: "\n").compactMap { line in
            Line(line.split(separator: "\t", omittingEmptySubsequences: false))
        }
        return lines.compactMap { line in
            let worst = contrast(of: line, on: picture)
            return worst < line.least - 0.02 ? "‘\(line.text)’ has \((worst * 100).rounded() / 100) : 1" : nil
        }
    }

    /// The letters, and what is behind them, of one moment: an app may lay itself out again in between.
    private static func still(_ browser: Browser) async throws -> (letters: String, picture: Bitmap) {
        var letters = try await browser.run(lettersOff).text
        while true {
            let picture = try Bitmap(png: try await browser.screenshot())
            try await browser.run("document.adoptedStyleSheets = []")
            let after = try await browser.run(lettersOff).text
            guard after != letters else {
                try await browser.run("document.adoptedStyleSheets = []")
                return (letters, picture)
            }
            letters = after
        }
    }

    private static func contrast(of line: Line, on picture: Bitmap) -> Double {
        let (left, top, right, bottom) = (line.box[0], line.box[1], line.box[2], line.box[3])
        let places = (0..<5).flatMap { column in
            (1..<4).map { (x: left + (right - left) * (2 * column + 1) / 10, y: top + (bottom - top) * $0 / 4) }
        }
        return places.compactMap { picture[$0.x, $0.y] }.map { pixel in
            let behind = [pixel.red, pixel.green, pixel.blue].map(Double.init)
            let seen = zip(line.color, behind).map { $0 * line.alpha + $1 * (1 - line.alpha) }
            let (one, other) = (luminance(seen), luminance(behind))
            return (max(one, other) + 0.05) / (min(one, other) + 0.05)
        }.min() ?? 0
    }

    private static func luminance(_ parts: [Double]) -> Double {
        let linear = parts.map { part -> Double in
            let share = part / 255
            return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    /// Returns the texts that are seen whole, a line each, and takes their letters away.
    private static let lettersOff = #"""
        const screen = document.getElementById("screen");
        const rows = [];
        const round = (part) => Math.round(part);
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const isInside = (box, frame) => box.left >= frame.left - 1 && box.right <= frame.right + 1 && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const one = node.parentElement;
          if (!node.data.trim() || !one.checkVisibility({ visibilityProperty: true }) || one.closest(".hidden-text, option, [aria-disabled=true], :disabled, noscript")) continue;
          const style = getComputedStyle(one);
          const frames = [];
          let shown = 1;
          for (let each = one; each; each = each.parentElement) {
            const looks = getComputedStyle(each);
            shown *= Number(looks.opacity);
            if (looks.overflowX !== "visible" && each !== document.body && each !== document.documentElement) frames.push(each.getBoundingClientRect());
          }
          const [red, green, blue, alpha = 1] = style.webkitTextFillColor.match(/[\d.]+/g).map(Number);
          const size = parseFloat(style.fontSize);
          const least = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const box of range.getClientRects()) {
            const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
            const isSeen = hit && (hit.contains(one) || one.contains(hit)) && box.width >= 2;
            if (!isSeen || !isInside(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }) || !frames.every((frame) => isInside(box, frame))) continue;
            const text = node.data.trim().replace(/\s+/g, " ").slice(0, 30);
            rows.push([text, red, green, blue, alpha * shown, least, box.left, box.top, box.right, box.bottom].map((part) => (typeof part === "number" && part > 1 ? round(part * 100) / 100 : part)).join("\t"));
          }
        }
        const clear = new CSSStyleSheet();
        clear.replaceSync("* { -webkit-text-fill-color: transparent !important; text-shadow: none !important; caret-color: transparent !important; transition: none !important; } ::placeholder { color: transparent !important; } svg text { fill: transparent !important; } #touch { visibility: hidden !important; }");
        document.adoptedStyleSheets = [clear];
        return rows.join("\n");
        """#
}
