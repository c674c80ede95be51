// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#include "CMedia.h"

#include <stdlib.h>
#include <string.h>

// Of qrencode 4 and ZBar 0.23, which keep their interfaces.
typedef struct {
    int version, width;
    unsigned char *data;
} QRcode;
typedef struct zbar_image_scanner_s zbar_image_scanner_t;
typedef struct zbar_image_s zbar_image_t;
typedef struct zbar_symbol_s zbar_symbol_t;

extern QRcode *QRcode_encodeString8bit(const char *text, int version, int level);
extern void QRcode_free(QRcode *code);
extern zbar_image_scanner_t *zbar_image_scanner_create(void);
extern void zbar_image_scanner_destroy(zbar_image_scanner_t *scanner);
extern int zbar_scan_image(zbar_image_scanner_t *scanner, zbar_image_t *image);
extern zbar_image_t *zbar_image_create(void);
extern void zbar_image_destroy(zbar_image_t *image);
extern void zbar_image_set_format(zbar_image_t *image, unsigned long format);
extern void zbar_image_set_size(zbar_image_t *image, unsigned width, unsigned height);
extern void zbar_image_set_data(zbar_image_t *image, const void *data, unsigned long size, void *cleanup);
extern const zbar_symbol_t *zbar_image_first_symbol(const zbar_image_t *image);
extern const zbar_symbol_t *zbar_symbol_next(const zbar_symbol_t *symbol);
extern const char *zbar_symbol_get_data(const zbar_symbol_t *symbol);
extern unsigned zbar_symbol_get_data_length(const zbar_symbol_t *symbol);

uint8_t *beckon_code_make(const char *text, int correction, int *side) {
    QRcode *code = QRcode_encodeString8bit(text, 0, correction);
    if (!code) return NULL;
    size_t count = (size_t)code->width * code->width;
    uint8_t *modules = malloc(count);
    if (modules) memcpy(modules, code->data, count);
    *side = code->width;
    QRcode_free(code);
    return modules;
}

bool beckon_code_read(const uint8_t *gray, int width, int height, beckon_code_taker taker, void *context) {
    zbar_image_scanner_t *scanner = zbar_image_scanner_create();
    zbar_image_t *image = zbar_image_create();
    if (!scanner || !image) return false;
    // Y800: a byte of gray for each pixel.
    zbar_image_set_format(image, 'Y' | '8' << 8 | '0' << 16 | (unsigned long)'0' << 24);
    zbar_image_set_size(image, width, height);
    zbar_image_set_data(image, gray, (unsigned long)width * height, NULL);
    bool is_read = zbar_scan_image(scanner, image) >= 0;
    for (const zbar_symbol_t *symbol = is_read ? zbar_image_first_symbol(image) : NULL; symbol;
         symbol = zbar_symbol_next(symbol)) {
        taker(context, zbar_symbol_get_data(symbol), zbar_symbol_get_data_length(symbol));
    }
    zbar_image_destroy(image);
    zbar_image_scanner_destroy(scanner);
    return is_read;
}
