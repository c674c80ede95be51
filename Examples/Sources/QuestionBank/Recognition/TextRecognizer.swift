// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CTesseract
import Foundation

/// Reads the text in pictures, by Tesseract.
public actor TextRecognizer {
    /// What texts can be written in, by the names of Tesseract's data.
    public enum Script: String, CaseIterable, Sendable {
        case english = "eng"
        case chinese = "chi_sim"
    }

    private var readers: [Script: Reader] = [:]

    /// One that has not read anything yet. The data of a language are read when they are first needed.
    public init() {}

    /// What stands in a picture, as one script after the other reads it, until one of them is good enough.
    ///
    /// - Parameter isEnough: Asked about each reading.
    /// - Throws: ``RecognitionError``, or what `isEnough` throws.
    public func read(
        _ file: Data, scripts: [Script] = Script.allCases, until isEnough: @Sendable (String) throws -> Bool
    ) throws {
        let picture = try Picture.decoded(file).prepared()
        for script in scripts {
            let text = try reader(script).text(in: picture)
            if try isEnough(text) { return }
        }
    }

    private func reader(_ script: Script) throws(RecognitionError) -> Reader {
        if let reader = readers[script] { return reader }
        let reader = try Reader(script)
        readers[script] = reader
        return reader
    }
}

/// Tesseract with the data of one script.
private final class Reader {
    private let handle: OpaquePointer

    init(_ script: TextRecognizer.Script) throws(RecognitionError) {
        guard let handle = TessBaseAPICreate() else { throw .noLanguage(script.rawValue) }
        self.handle = handle
        guard TessBaseAPIInit3(handle, nil, script.rawValue) == 0 else { throw .noLanguage(script.rawValue) }
        TessBaseAPISetVariable(handle, "debug_file", "/dev/null")
        TessBaseAPISetPageSegMode(handle, PSM_AUTO)
    }

    deinit {
        TessBaseAPIEnd(handle)
        TessBaseAPIDelete(handle)
    }

    func text(in picture: Picture) throws(RecognitionError) -> String {
        // Of this thread alone, so before each time.
        omp_set_max_active_levels(0)
        TessBaseAPISetImage2(handle, picture.pixels)
        TessBaseAPISetSourceResolution(handle, 300)
        defer { TessBaseAPIClear(handle) }
        guard let text = TessBaseAPIGetUTF8Text(handle) else { return "" }
        defer { TessDeleteText(text) }
        return String(cString: text)
    }
}
