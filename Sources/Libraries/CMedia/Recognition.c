// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#include "CMedia.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Of Tesseract 5's interface for C.
typedef struct TessBaseAPI TessBaseAPI;

extern TessBaseAPI *TessBaseAPICreate(void);
extern void TessBaseAPIDelete(TessBaseAPI *handle);
extern int TessBaseAPIInit3(TessBaseAPI *handle, const char *data_path, const char *languages);
extern void TessBaseAPIEnd(TessBaseAPI *handle);
extern int TessBaseAPISetVariable(TessBaseAPI *handle, const char *name, const char *value);
extern void TessBaseAPISetPageSegMode(TessBaseAPI *handle, int mode);
extern void TessBaseAPISetImage(TessBaseAPI *handle, const uint8_t *bytes, int width, int height, int bytes_per_pixel,
                                int bytes_per_line);
extern void TessBaseAPISetSourceResolution(TessBaseAPI *handle, int dots_per_inch);
extern char *TessBaseAPIGetUTF8Text(TessBaseAPI *handle);
extern void TessDeleteText(const char *text);

char *beckon_text_recognize(const uint8_t *gray, int width, int height, const char *languages, int dots_per_inch,
                            char *problem, size_t capacity) {
    TessBaseAPI *reader = TessBaseAPICreate();
    if (!reader || TessBaseAPIInit3(reader, NULL, languages) != 0) {
        snprintf(problem, capacity, "the languages %s are not installed", languages);
        if (reader) TessBaseAPIDelete(reader);
        return NULL;
    }
    // What it thinks of a picture is nobody's to read.
    TessBaseAPISetVariable(reader, "debug_file", "/dev/null");
    // A page in whatever columns.
    TessBaseAPISetPageSegMode(reader, 3);
    TessBaseAPISetImage(reader, gray, width, height, 1, width);
    TessBaseAPISetSourceResolution(reader, dots_per_inch);
    char *text = TessBaseAPIGetUTF8Text(reader), *copy = text ? strdup(text) : NULL;
    if (text) TessDeleteText(text);
    if (!copy) snprintf(problem, capacity, "no text can be read in it");
    TessBaseAPIEnd(reader);
    TessBaseAPIDelete(reader);
    return copy;
}
