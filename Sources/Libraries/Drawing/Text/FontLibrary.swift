// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing
import Synchronization

/// Debian's Noto fonts, and nothing of a person's: a text looks the same everywhere.
///
/// Fontconfig's own settings, which every machine and person has others of, are
/// not read. Letters are neither moved to pixels nor colored at their edges,
/// so that a layout is the same at every scale.
///
/// `@unchecked Sendable`: what it points to is used while ``lock`` is held, as
/// Pango's font maps serve one thread at a time.
final class FontLibrary: @unchecked Sendable {
    private static let shared: Result<FontLibrary, DrawingError> = make()
    private static let lock = Mutex<Void>(())

    private let map: OpaquePointer
    private let options: OpaquePointer

    /// Works with the fonts, one thread at a time. The work must not ask for them again.
    ///
    /// - Throws: ``DrawingError`` where there is no Pango.
    static func use<Value>(_ body: (FontLibrary) throws(DrawingError) -> Value) throws(DrawingError) -> Value {
        let result: Result<Value, DrawingError> = lock.withLock { _ in
            do throws(DrawingError) { return .success(try body(try shared.get())) } catch { return .failure(error) }
        }
        return try result.get()
    }

    private static func make() -> Result<FontLibrary, DrawingError> {
        do throws(DrawingError) { return .success(try FontLibrary()) } catch { return .failure(error) }
    }

    private init() throws(DrawingError) {
        try DrawingLibrary.load()
        guard let config = FcConfigCreate(), let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT),
            let options = cairo_font_options_create()
        else { throw .failed(reason: "there is no memory for fonts") }
        guard FcConfigParseAndLoadFromMemory(config, Array(Self.settings.utf8) + [0], 1) != 0,
            FcConfigBuildFonts(config) != 0
        else { throw .failed(reason: "Fontconfig does not take the settings") }
        pango_fc_font_map_set_config(map, config)
        // The map holds them now.
        FcConfigDestroy(config)
        // Hinting is off in the settings below, for outlines alone:
        // Cairo 1.16 draws no pictures where its own options say so.
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        self.map = map
        self.options = options
    }

    /// A context for layouts that measure in points.
    func makeContext(language: String, direction: Int32) throws(DrawingError) -> OpaquePointer {
        guard let context = pango_font_map_create_context(map) else {
            throw .failed(reason: "there is no memory for text")
        }
        pango_cairo_context_set_font_options(context, options)
        pango_cairo_context_set_resolution(context, 72)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_language(context, pango_language_from_string(language))
        pango_context_set_base_dir(context, direction)
        return context
    }

    /// A description that the caller frees.
    func makeDescription(of font: TextFont, language: String) -> OpaquePointer? {
        guard let description = pango_font_description_new() else { return nil }
        pango_font_description_set_family(description, font.families(for: language))
        pango_font_description_set_absolute_size(description, font.size * 1024)
        pango_font_description_set_weight(description, Int32(font.weight))
        // PANGO_STYLE_ITALIC
        pango_font_description_set_style(description, font.isItalic ? 2 : 0)
        return description
    }

    /// The folders are those of Debian's packages; the caches in them are made when a package is installed.
    private static let settings = """
        <?xml version="1.0"?>
        <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
        <fontconfig>
        <dir>/usr/share/fonts/opentype/inter</dir>
        <dir>/usr/share/fonts/truetype/noto</dir>
        <dir>/usr/share/fonts/opentype/noto</dir>
        <cachedir>/var/cache/fontconfig</cachedir>
        <cachedir prefix="xdg">fontconfig</cachedir>
        <match target="pattern">
        <test name="family"><string>emoji</string></test>
        <edit name="family" mode="assign" binding="same"><string>Noto Color Emoji</string></edit>
        </match>
        <match target="font">
        <test name="outline"><bool>true</bool></test>
        <edit name="hinting" mode="assign"><bool>false</bool></edit>
        <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
        <edit name="antialias" mode="assign"><bool>true</bool></edit>
        <edit name="rgba" mode="assign"><const>none</const></edit>
        <edit name="embolden" mode="assign"><bool>false</bool></edit>
        </match>
        <match target="font">
        <test name="outline"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign">
        <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
        </edit>
        </match>
        <match target="font">
        <test name="outline"><bool>false</bool></test>
        <test name="pixelsizefixupfactor" compare="not_eq"><double>1.0</double></test>
        <edit name="matrix" mode="assign">
        <times><name>matrix</name><matrix>
        <name>pixelsizefixupfactor</name><double>0</double>
        <double>0</double><name>pixelsizefixupfactor</name>
        </matrix></times>
        </edit>
        <edit name="size" mode="assign">
        <divide><name>size</name><name>pixelsizefixupfactor</name></divide>
        </edit>
        </match>
        </fontconfig>
        """
}
