// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#include "CMedia.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Of poppler-glib 22, Cairo 1.16 and Pango 1.50, which keep their interfaces.
typedef struct PopplerDocument PopplerDocument;
typedef struct PopplerPage PopplerPage;
typedef struct GBytes GBytes;
typedef struct cairo_t cairo_t;
typedef struct cairo_surface_t cairo_surface_t;
typedef struct PangoLayout PangoLayout;
typedef struct PangoLayoutLine PangoLayoutLine;
typedef struct PangoFontDescription PangoFontDescription;
typedef struct {
    uint32_t domain;
    int code;
    char *message;
} GError;
typedef struct {
    int x, y, width, height;
} PangoRectangle;

extern GBytes *g_bytes_new_static(const void *bytes, size_t size);
extern void g_bytes_unref(GBytes *bytes);
extern void g_object_unref(void *object);
extern void g_error_free(GError *error);
extern void g_free(void *memory);
extern PopplerDocument *poppler_document_new_from_bytes(GBytes *bytes, const char *password, GError **error);
extern int poppler_document_get_n_pages(PopplerDocument *document);
extern PopplerPage *poppler_document_get_page(PopplerDocument *document, int index);
extern void poppler_page_get_size(PopplerPage *page, double *width, double *height);
extern char *poppler_page_get_text(PopplerPage *page);
extern void poppler_page_render(PopplerPage *page, cairo_t *cairo);
extern void poppler_page_render_for_printing(PopplerPage *page, cairo_t *cairo);
extern cairo_surface_t *cairo_image_surface_create_for_data(uint8_t *data, int format, int width, int height, int stride);
extern cairo_surface_t *cairo_pdf_surface_create_for_stream(int (*writer)(void *, const uint8_t *, unsigned),
                                                            void *closure, double width, double height);
extern void cairo_pdf_surface_set_size(cairo_surface_t *surface, double width, double height);
extern void cairo_surface_destroy(cairo_surface_t *surface);
extern void cairo_surface_finish(cairo_surface_t *surface);
extern int cairo_surface_status(cairo_surface_t *surface);
extern cairo_t *cairo_create(cairo_surface_t *surface);
extern void cairo_destroy(cairo_t *cairo);
extern int cairo_status(cairo_t *cairo);
extern void cairo_save(cairo_t *cairo);
extern void cairo_restore(cairo_t *cairo);
extern void cairo_scale(cairo_t *cairo, double x, double y);
extern void cairo_translate(cairo_t *cairo, double x, double y);
extern void cairo_set_source_rgb(cairo_t *cairo, double red, double green, double blue);
extern void cairo_set_source_surface(cairo_t *cairo, cairo_surface_t *surface, double x, double y);
extern void cairo_paint(cairo_t *cairo);
extern void cairo_show_page(cairo_t *cairo);
extern void cairo_move_to(cairo_t *cairo, double x, double y);
extern PangoLayout *pango_cairo_create_layout(cairo_t *cairo);
extern void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
extern void pango_layout_set_width(PangoLayout *layout, int width);
extern void pango_layout_set_wrap(PangoLayout *layout, int wrap);
extern void pango_layout_set_font_description(PangoLayout *layout, const PangoFontDescription *description);
extern PangoFontDescription *pango_font_description_from_string(const char *text);
extern void pango_font_description_free(PangoFontDescription *description);
extern int pango_layout_get_line_count(PangoLayout *layout);
extern PangoLayoutLine *pango_layout_get_line_readonly(PangoLayout *layout, int line);
extern void pango_layout_line_get_extents(PangoLayoutLine *line, PangoRectangle *ink, PangoRectangle *logical);
extern void pango_cairo_show_layout_line(cairo_t *cairo, PangoLayoutLine *line);

enum { argb = 0, unit = 1024 };

struct beckon_pdf {
    PopplerDocument *document;
    GBytes *bytes;
};

beckon_pdf *beckon_pdf_open(const uint8_t *bytes, size_t size, char *problem, size_t capacity) {
    GError *error = NULL;
    GBytes *held = g_bytes_new_static(bytes, size);
    PopplerDocument *document = poppler_document_new_from_bytes(held, NULL, &error);
    beckon_pdf *pdf = document ? malloc(sizeof *pdf) : NULL;
    if (!pdf) {
        snprintf(problem, capacity, "%s", error ? error->message : "it is no PDF");
        if (error) g_error_free(error);
        if (document) g_object_unref(document);
        g_bytes_unref(held);
        return NULL;
    }
    pdf->document = document;
    pdf->bytes = held;
    return pdf;
}

void beckon_pdf_close(beckon_pdf *pdf) {
    g_object_unref(pdf->document);
    g_bytes_unref(pdf->bytes);
    free(pdf);
}

int beckon_pdf_page_count(beckon_pdf *pdf) { return poppler_document_get_n_pages(pdf->document); }

static PopplerPage *page_at(beckon_pdf *pdf, int page) {
    return page >= 0 && page < beckon_pdf_page_count(pdf) ? poppler_document_get_page(pdf->document, page) : NULL;
}

bool beckon_pdf_page_size(beckon_pdf *pdf, int number, double *width, double *height) {
    PopplerPage *page = page_at(pdf, number);
    if (!page) return false;
    poppler_page_get_size(page, width, height);
    g_object_unref(page);
    return true;
}

char *beckon_pdf_page_text(beckon_pdf *pdf, int number) {
    PopplerPage *page = page_at(pdf, number);
    if (!page) return NULL;
    char *text = poppler_page_get_text(page), *copy = text ? strdup(text) : NULL;
    g_free(text);
    g_object_unref(page);
    return copy;
}

bool beckon_pdf_page_draw(beckon_pdf *pdf, int number, double scale, uint8_t *pixels, int width, int height) {
    PopplerPage *page = page_at(pdf, number);
    if (!page) return false;
    cairo_surface_t *surface = cairo_image_surface_create_for_data(pixels, argb, width, height, width * 4);
    cairo_t *cairo = cairo_create(surface);
    cairo_set_source_rgb(cairo, 1, 1, 1);
    cairo_paint(cairo);
    cairo_scale(cairo, scale, scale);
    poppler_page_render(page, cairo);
    bool is_drawn = cairo_status(cairo) == 0;
    cairo_destroy(cairo);
    cairo_surface_finish(surface);
    cairo_surface_destroy(surface);
    g_object_unref(page);
    return is_drawn;
}

struct beckon_pdf_maker {
    cairo_surface_t *surface;
    cairo_t *cairo;
    struct beckon_memory made;
    size_t capacity;
    bool failed;
};

static int append(void *closure, const uint8_t *bytes, unsigned count) {
    beckon_pdf_maker *maker = closure;
    if (maker->made.size + count > maker->capacity) {
        size_t capacity = (maker->made.size + count) * 2;
        uint8_t *larger = realloc(maker->made.bytes, capacity);
        if (!larger) {
            maker->failed = true;
            // CAIRO_STATUS_WRITE_ERROR
            return 11;
        }
        maker->made.bytes = larger;
        maker->capacity = capacity;
    }
    memcpy(maker->made.bytes + maker->made.size, bytes, count);
    maker->made.size += count;
    return 0;
}

beckon_pdf_maker *beckon_pdf_begin(void) {
    beckon_pdf_maker *maker = calloc(1, sizeof *maker);
    if (!maker) return NULL;
    maker->surface = cairo_pdf_surface_create_for_stream(append, maker, 595, 842);
    maker->cairo = cairo_create(maker->surface);
    return maker;
}

void beckon_pdf_add_picture(beckon_pdf_maker *maker, const uint8_t *pixels, int width, int height, double page_width,
                            double page_height, double margin) {
    cairo_pdf_surface_set_size(maker->surface, page_width, page_height);
    double room_width = page_width - 2 * margin, room_height = page_height - 2 * margin;
    double scale = room_width / width < room_height / height ? room_width / width : room_height / height;
    cairo_surface_t *picture =
        cairo_image_surface_create_for_data((uint8_t *)pixels, argb, width, height, width * 4);
    cairo_save(maker->cairo);
    cairo_translate(maker->cairo, (page_width - width * scale) / 2, (page_height - height * scale) / 2);
    cairo_scale(maker->cairo, scale, scale);
    cairo_set_source_surface(maker->cairo, picture, 0, 0);
    cairo_paint(maker->cairo);
    cairo_restore(maker->cairo);
    cairo_show_page(maker->cairo);
    // The page has a copy of its own once the surface is finished.
    cairo_surface_finish(picture);
    cairo_surface_destroy(picture);
}

bool beckon_pdf_add_text(beckon_pdf_maker *maker, const char *text, double page_width, double page_height,
                         double margin, int page_limit) {
    cairo_pdf_surface_set_size(maker->surface, page_width, page_height);
    PangoLayout *layout = pango_cairo_create_layout(maker->cairo);
    PangoFontDescription *font = pango_font_description_from_string("Noto Sans, Noto Sans CJK SC 11");
    pango_layout_set_font_description(layout, font);
    pango_font_description_free(font);
    pango_layout_set_width(layout, (int)((page_width - 2 * margin) * unit));
    // At words, else at characters.
    pango_layout_set_wrap(layout, 2);
    pango_layout_set_text(layout, text, -1);
    cairo_set_source_rgb(maker->cairo, 0, 0, 0);
    int count = pango_layout_get_line_count(layout), pages = 0;
    double y = margin;
    for (int number = 0; number < count; number++) {
        PangoLayoutLine *line = pango_layout_get_line_readonly(layout, number);
        PangoRectangle place;
        pango_layout_line_get_extents(line, NULL, &place);
        double height = (double)place.height / unit;
        if (y + height > page_height - margin && y > margin) {
            cairo_show_page(maker->cairo);
            if (++pages >= page_limit) break;
            y = margin;
        }
        // A line lies at its baseline, below where it begins.
        cairo_move_to(maker->cairo, margin + (double)place.x / unit, y - (double)place.y / unit);
        pango_cairo_show_layout_line(maker->cairo, line);
        y += height;
    }
    g_object_unref(layout);
    if (pages >= page_limit) return false;
    cairo_show_page(maker->cairo);
    return true;
}

void beckon_pdf_add_page(beckon_pdf_maker *maker, beckon_pdf *pdf, int number) {
    PopplerPage *page = page_at(pdf, number);
    if (!page) return;
    double width = 0, height = 0;
    poppler_page_get_size(page, &width, &height);
    cairo_pdf_surface_set_size(maker->surface, width, height);
    cairo_save(maker->cairo);
    poppler_page_render_for_printing(page, maker->cairo);
    cairo_restore(maker->cairo);
    cairo_show_page(maker->cairo);
    g_object_unref(page);
}

bool beckon_pdf_end(beckon_pdf_maker *maker, struct beckon_memory *memory) {
    bool is_made = cairo_status(maker->cairo) == 0;
    cairo_destroy(maker->cairo);
    cairo_surface_finish(maker->surface);
    is_made = is_made && cairo_surface_status(maker->surface) == 0 && !maker->failed;
    cairo_surface_destroy(maker->surface);
    if (is_made) {
        *memory = maker->made;
    } else {
        free(maker->made.bytes);
    }
    free(maker);
    return is_made;
}
