// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CTesseract

/// Tesseract with the data of one script.
final class Reader {
    private let handle: OpaquePointer

    init(_ script: TextRecognizer.Script) throws(RecognitionError) {
        guard let handle = TessBaseAPICreate() else { throw .noLanguage(script.rawValue) }
        self.handle = handle
        guard TessBaseAPIInit3(handle, nil, script.rawValue) == 0 else { throw .noLanguage(script.rawValue) }
        TessBaseAPISetVariable(handle, "debug_file", "/dev/null")
    }

    deinit {
        TessBaseAPIEnd(handle)
        TessBaseAPIDelete(handle)
    }

    /// What is read within a time; after it, what there is.
    ///
    /// - Parameter isBlock: Whether to take all of it for one block of text, where else Tesseract looks for the blocks.
    func reading(of picture: Picture, isBlock: Bool, within time: Duration) -> Reading {
        // Of this thread alone, so before each time.
        omp_set_max_active_levels(0)
        TessBaseAPISetPageSegMode(handle, isBlock ? PSM_SINGLE_BLOCK : PSM_AUTO)
        TessBaseAPISetImage2(handle, picture.pixels)
        TessBaseAPISetSourceResolution(handle, 300)
        defer { TessBaseAPIClear(handle) }
        let monitor = TessMonitorCreate()
        defer { TessMonitorDelete(monitor) }
        TessMonitorSetDeadlineMSecs(monitor, Int32(max(1, time / .milliseconds(1))))
        _ = TessBaseAPIRecognize(handle, monitor)
        guard let text = TessBaseAPIGetUTF8Text(handle) else { return Reading(text: "", confidence: 0) }
        defer { TessDeleteText(text) }
        return Reading(text: String(cString: text), confidence: Int(TessBaseAPIMeanTextConf(handle)))
    }
}
