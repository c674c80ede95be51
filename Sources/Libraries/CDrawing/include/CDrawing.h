// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#ifndef CDRAWING_H
#define CDRAWING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Cairo, Pango, librsvg and gdk-pixbuf as tables of functions that are filled at the first
// need. Linked, they and the forty libraries below them would cost every app
// more than ten milliseconds at its start, and most apps draw nothing.
//
// The few declarations that are needed are repeated rather than included:
// the headers of Pango and GLib can only be found with flags that SwiftPM
// refuses. They are part of interfaces that have been stable since Cairo 1.16,
// Pango 1.50, Fontconfig 2.13, librsvg 2.46, gdk-pixbuf 2.42, which librsvg
// brings, and libpng 1.6, which Cairo brings.

typedef struct beckon_cairo beckon_cairo;
typedef struct beckon_surface beckon_surface;
typedef struct beckon_pattern beckon_pattern;
typedef struct beckon_font_options beckon_font_options;
typedef struct beckon_font_config beckon_font_config;
typedef struct beckon_font_map beckon_font_map;
typedef struct beckon_text_context beckon_text_context;
typedef struct beckon_layout beckon_layout;
typedef struct beckon_font beckon_font;
typedef struct beckon_font_description beckon_font_description;
typedef struct beckon_font_metrics beckon_font_metrics;
typedef struct beckon_attributes beckon_attributes;
typedef struct beckon_language beckon_language;
typedef struct beckon_svg beckon_svg;
typedef struct beckon_loader beckon_loader;
typedef struct beckon_pixels beckon_pixels;

struct beckon_matrix {
    double xx, yx, xy, yy, x0, y0;
};

/// `PangoRectangle`, in 1024ths of a unit.
struct beckon_text_rectangle {
    int x, y, width, height;
};

/// `png_image` of libpng 1.6, version 1.
struct beckon_png {
    void *opaque;
    uint32_t version, width, height, format, flags, colours, problem;
    char message[64];
};

/// `RsvgRectangle`.
struct beckon_svg_rectangle {
    double x, y, width, height;
};

/// The beginning of `PangoAttribute`, all of which is for callers to set.
struct beckon_attribute {
    const void *kind;
    unsigned start, end;
};

/// `GSList`.
struct beckon_list {
    void *data;
    struct beckon_list *next;
};

/// The beginning of `PangoItem` with that of its `PangoAnalysis`.
struct beckon_item {
    int offset, length, characters;
    void *former_shaper, *former_language_engine;
    beckon_font *font;
    uint8_t level, gravity, flags;
};

/// The beginning of `PangoGlyphItem`.
struct beckon_run {
    struct beckon_item *item;
};

/// The beginning of `PangoLayoutLine`.
struct beckon_line {
    beckon_layout *layout;
    int start, length;
    struct beckon_list *runs;
};

/// `GError`.
struct beckon_error {
    uint32_t domain;
    int code;
    char *message;
};

typedef int (*beckon_writer)(void *sink, const uint8_t *bytes, unsigned count);
typedef int (*beckon_reader)(void *source, uint8_t *bytes, unsigned count);

#define BECKON_DRAWING(F)                                                                                              \
    F(beckon_surface *, cairo_image_surface_create, (int format, int width, int height))                               \
    F(beckon_surface *, cairo_image_surface_create_for_data,                                                           \
      (uint8_t * data, int format, int width, int height, int stride))                                                 \
    F(beckon_surface *, cairo_image_surface_create_from_png_stream, (beckon_reader reader, void *source))              \
    F(int, cairo_surface_write_to_png_stream, (beckon_surface * surface, beckon_writer writer, void *sink))            \
    F(uint8_t *, cairo_image_surface_get_data, (beckon_surface * surface))                                             \
    F(int, cairo_image_surface_get_width, (beckon_surface * surface))                                                  \
    F(int, cairo_image_surface_get_height, (beckon_surface * surface))                                                 \
    F(int, cairo_image_surface_get_stride, (beckon_surface * surface))                                                 \
    F(int, cairo_surface_status, (beckon_surface * surface))                                                           \
    F(void, cairo_surface_flush, (beckon_surface * surface))                                                           \
    F(void, cairo_surface_destroy, (beckon_surface * surface))                                                         \
    F(const char *, cairo_status_to_string, (int status))                                                              \
    F(beckon_cairo *, cairo_create, (beckon_surface * surface))                                                        \
    F(void, cairo_destroy, (beckon_cairo * context))                                                                   \
    F(int, cairo_status, (beckon_cairo * context))                                                                     \
    F(void, cairo_save, (beckon_cairo * context))                                                                      \
    F(void, cairo_restore, (beckon_cairo * context))                                                                   \
    F(void, cairo_transform, (beckon_cairo * context, const struct beckon_matrix *matrix))                             \
    F(void, cairo_get_matrix, (beckon_cairo * context, struct beckon_matrix *matrix))                                  \
    F(void, cairo_scale, (beckon_cairo * context, double x, double y))                                                 \
    F(void, cairo_translate, (beckon_cairo * context, double x, double y))                                             \
    F(void, cairo_new_path, (beckon_cairo * context))                                                                  \
    F(void, cairo_new_sub_path, (beckon_cairo * context))                                                              \
    F(void, cairo_move_to, (beckon_cairo * context, double x, double y))                                               \
    F(void, cairo_line_to, (beckon_cairo * context, double x, double y))                                               \
    F(void, cairo_curve_to,                                                                                            \
      (beckon_cairo * context, double x1, double y1, double x2, double y2, double x, double y))                        \
    F(void, cairo_arc, (beckon_cairo * context, double x, double y, double radius, double from, double to))            \
    F(void, cairo_arc_negative, (beckon_cairo * context, double x, double y, double radius, double from, double to))   \
    F(void, cairo_rectangle, (beckon_cairo * context, double x, double y, double width, double height))                \
    F(void, cairo_close_path, (beckon_cairo * context))                                                                \
    F(void, cairo_clip, (beckon_cairo * context))                                                                      \
    F(void, cairo_fill, (beckon_cairo * context))                                                                      \
    F(void, cairo_stroke, (beckon_cairo * context))                                                                    \
    F(void, cairo_paint, (beckon_cairo * context))                                                                     \
    F(void, cairo_paint_with_alpha, (beckon_cairo * context, double alpha))                                            \
    F(void, cairo_mask_surface, (beckon_cairo * context, beckon_surface *surface, double x, double y))                 \
    F(void, cairo_mask, (beckon_cairo * context, beckon_pattern *pattern))                                             \
    F(void, cairo_set_fill_rule, (beckon_cairo * context, int rule))                                                   \
    F(void, cairo_set_line_width, (beckon_cairo * context, double width))                                              \
    F(void, cairo_set_line_cap, (beckon_cairo * context, int cap))                                                     \
    F(void, cairo_set_line_join, (beckon_cairo * context, int join))                                                   \
    F(void, cairo_set_dash, (beckon_cairo * context, const double *lengths, int count, double offset))                 \
    F(void, cairo_set_operator, (beckon_cairo * context, int operation))                                               \
    F(void, cairo_set_source_rgba, (beckon_cairo * context, double red, double green, double blue, double alpha))      \
    F(void, cairo_set_source_surface, (beckon_cairo * context, beckon_surface *surface, double x, double y))           \
    F(void, cairo_set_source, (beckon_cairo * context, beckon_pattern *pattern))                                       \
    F(beckon_pattern *, cairo_get_source, (beckon_cairo * context))                                                    \
    F(void, cairo_push_group, (beckon_cairo * context))                                                                \
    F(beckon_pattern *, cairo_pop_group, (beckon_cairo * context))                                                     \
    F(void, cairo_pop_group_to_source, (beckon_cairo * context))                                                       \
    F(beckon_pattern *, cairo_pattern_create_for_surface, (beckon_surface * surface))                                  \
    F(beckon_pattern *, cairo_pattern_create_linear, (double x0, double y0, double x1, double y1))                     \
    F(beckon_pattern *, cairo_pattern_create_radial,                                                                   \
      (double x0, double y0, double radius0, double x1, double y1, double radius1))                                    \
    F(void, cairo_pattern_add_color_stop_rgba,                                                                         \
      (beckon_pattern * pattern, double offset, double red, double green, double blue, double alpha))                  \
    F(void, cairo_pattern_set_extend, (beckon_pattern * pattern, int extend))                                          \
    F(void, cairo_pattern_set_filter, (beckon_pattern * pattern, int filter))                                          \
    F(void, cairo_pattern_set_matrix, (beckon_pattern * pattern, const struct beckon_matrix *matrix))                  \
    F(void, cairo_pattern_destroy, (beckon_pattern * pattern))                                                         \
    F(beckon_font_options *, cairo_font_options_create, (void))                                                        \
    F(void, cairo_font_options_destroy, (beckon_font_options * options))                                               \
    F(void, cairo_font_options_set_antialias, (beckon_font_options * options, int antialias))                          \
    F(void, cairo_font_options_set_hint_metrics, (beckon_font_options * options, int metrics))                         \
    F(beckon_font_config *, FcConfigCreate, (void))                                                                    \
    F(int, FcConfigParseAndLoadFromMemory, (beckon_font_config * config, const uint8_t *text, int complain))           \
    F(int, FcConfigBuildFonts, (beckon_font_config * config))                                                          \
    F(void, FcConfigDestroy, (beckon_font_config * config))                                                            \
    F(beckon_font_map *, pango_cairo_font_map_new_for_font_type, (int type))                                           \
    F(void, pango_fc_font_map_set_config, (beckon_font_map * map, beckon_font_config *config))                         \
    F(beckon_text_context *, pango_font_map_create_context, (beckon_font_map * map))                                   \
    F(void, pango_cairo_context_set_font_options, (beckon_text_context * context, const beckon_font_options *options)) \
    F(void, pango_cairo_context_set_resolution, (beckon_text_context * context, double resolution))                    \
    F(void, pango_context_set_round_glyph_positions, (beckon_text_context * context, int round))                       \
    F(void, pango_context_set_language, (beckon_text_context * context, beckon_language *language))                    \
    F(void, pango_context_set_base_dir, (beckon_text_context * context, int direction))                                \
    F(beckon_language *, pango_language_from_string, (const char *tag))                                                \
    F(beckon_layout *, pango_layout_new, (beckon_text_context * context))                                              \
    F(void, pango_layout_set_text, (beckon_layout * layout, const char *text, int length))                             \
    F(void, pango_layout_set_attributes, (beckon_layout * layout, beckon_attributes *attributes))                      \
    F(void, pango_layout_set_font_description, (beckon_layout * layout, const beckon_font_description *description))   \
    F(void, pango_layout_set_width, (beckon_layout * layout, int width))                                               \
    F(void, pango_layout_set_wrap, (beckon_layout * layout, int wrap))                                                 \
    F(void, pango_layout_set_ellipsize, (beckon_layout * layout, int mode))                                            \
    F(void, pango_layout_set_justify, (beckon_layout * layout, int justify))                                           \
    F(void, pango_layout_set_justify_last_line, (beckon_layout * layout, int justify))                                 \
    F(int, pango_layout_get_justify, (beckon_layout * layout))                                                         \
    F(void, pango_layout_set_auto_dir, (beckon_layout * layout, int automatic))                                        \
    F(void, pango_layout_set_single_paragraph_mode, (beckon_layout * layout, int single))                              \
    F(int, pango_layout_get_line_count, (beckon_layout * layout))                                                      \
    F(int, pango_layout_is_ellipsized, (beckon_layout * layout))                                                       \
    F(struct beckon_line *, pango_layout_get_line_readonly, (beckon_layout * layout, int line))                        \
    F(int, pango_layout_line_get_resolved_direction, (struct beckon_line * line))                                      \
    F(void, pango_layout_line_get_extents,                                                                             \
      (struct beckon_line * line, struct beckon_text_rectangle * ink, struct beckon_text_rectangle * logical))         \
    F(void, pango_layout_line_get_x_ranges,                                                                            \
      (struct beckon_line * line, int start, int end, int **ranges, int *count))                                       \
    F(void, pango_cairo_show_layout_line, (beckon_cairo * context, struct beckon_line * line))                         \
    F(beckon_font_description *, pango_font_description_new, (void))                                                   \
    F(void, pango_font_description_set_family, (beckon_font_description * description, const char *family))            \
    F(void, pango_font_description_set_absolute_size, (beckon_font_description * description, double size))            \
    F(void, pango_font_description_set_weight, (beckon_font_description * description, int weight))                    \
    F(void, pango_font_description_set_style, (beckon_font_description * description, int style))                      \
    F(const char *, pango_font_description_get_family, (const beckon_font_description *description))                   \
    F(int, pango_font_description_get_size, (const beckon_font_description *description))                              \
    F(void, pango_font_description_free, (beckon_font_description * description))                                      \
    F(beckon_font_description *, pango_font_describe_with_absolute_size, (beckon_font * font))                         \
    F(beckon_font_metrics *, pango_font_get_metrics, (beckon_font * font, beckon_language * language))                 \
    F(int, pango_font_metrics_get_ascent, (beckon_font_metrics * metrics))                                             \
    F(int, pango_font_metrics_get_descent, (beckon_font_metrics * metrics))                                            \
    F(void, pango_font_metrics_unref, (beckon_font_metrics * metrics))                                                 \
    F(beckon_attributes *, pango_attr_list_new, (void))                                                                \
    F(void, pango_attr_list_insert, (beckon_attributes * attributes, struct beckon_attribute * attribute))             \
    F(void, pango_attr_list_unref, (beckon_attributes * attributes))                                                   \
    F(struct beckon_attribute *, pango_attr_font_desc_new, (const beckon_font_description *description))               \
    F(struct beckon_attribute *, pango_attr_foreground_new, (uint16_t red, uint16_t green, uint16_t blue))             \
    F(struct beckon_attribute *, pango_attr_foreground_alpha_new, (uint16_t alpha))                                    \
    F(struct beckon_attribute *, pango_attr_underline_new, (int underline))                                            \
    F(struct beckon_attribute *, pango_attr_strikethrough_new, (int strikethrough))                                    \
    F(struct beckon_attribute *, pango_attr_letter_spacing_new, (int spacing))                                         \
    F(struct beckon_attribute *, pango_attr_insert_hyphens_new, (int insert))                                          \
    F(struct beckon_attribute *, pango_attr_rise_new, (int rise))                                                      \
    F(int, png_image_write_to_memory,                                                                                  \
      (struct beckon_png * image, void *memory, size_t *size, int to8bits, const void *pixels, int32_t stride,         \
       const void *colours))                                                                                           \
    F(void, g_free, (void *memory))                                                                                    \
    F(void, g_object_unref, (void *object))

#define BECKON_VECTORS(F)                                                                                              \
    F(beckon_svg *, rsvg_handle_new_from_data, (const uint8_t *data, size_t length, struct beckon_error **error))      \
    F(int, rsvg_handle_render_document,                                                                                \
      (beckon_svg * handle, beckon_cairo *context, const struct beckon_svg_rectangle *viewport,                        \
       struct beckon_error **error))                                                                                   \
    F(void, g_error_free, (struct beckon_error * error))                                                               \
    F(void, g_object_unref, (void *object))

#define BECKON_PICTURES(F)                                                                                             \
    F(beckon_loader *, gdk_pixbuf_loader_new, (void))                                                                  \
    F(int, gdk_pixbuf_loader_write,                                                                                    \
      (beckon_loader * loader, const uint8_t *bytes, size_t count, struct beckon_error **error))                       \
    F(int, gdk_pixbuf_loader_close, (beckon_loader * loader, struct beckon_error **error))                             \
    F(beckon_pixels *, gdk_pixbuf_loader_get_pixbuf, (beckon_loader * loader))                                         \
    F(void, gdk_pixbuf_loader_set_size, (beckon_loader * loader, int width, int height))                               \
    F(beckon_pixels *, gdk_pixbuf_apply_embedded_orientation, (beckon_pixels * pixels))                                \
    F(int, gdk_pixbuf_get_width, (const beckon_pixels *pixels))                                                        \
    F(int, gdk_pixbuf_get_height, (const beckon_pixels *pixels))                                                       \
    F(int, gdk_pixbuf_get_rowstride, (const beckon_pixels *pixels))                                                    \
    F(int, gdk_pixbuf_get_n_channels, (const beckon_pixels *pixels))                                                   \
    F(const uint8_t *, gdk_pixbuf_read_pixels, (const beckon_pixels *pixels))                                          \
    F(beckon_pixels *, gdk_pixbuf_new_from_data,                                                                       \
      (const uint8_t *bytes, int colours, int has_alpha, int depth, int width, int height, int row_bytes,              \
       void *destroy, void *context))                                                                                  \
    F(int, gdk_pixbuf_save_to_bufferv,                                                                                 \
      (beckon_pixels * pixels, char **bytes, size_t *count, const char *type, char **keys, char **values,              \
       struct beckon_error **error))                                                                                   \
    F(unsigned long, g_signal_connect_data,                                                                            \
      (void *object, const char *signal, void *callback, void *context, void *destroy, int flags))                     \
    F(void, g_error_free, (struct beckon_error * error))                                                               \
    F(void, g_free, (void *memory))                                                                                    \
    F(void, g_object_unref, (void *object))

#define BECKON_MEMBER(result, name, parameters) result(*name) parameters;

/// The functions of Cairo, Pango and Fontconfig.
struct beckon_drawing {
    BECKON_DRAWING(BECKON_MEMBER)
};

/// The functions of librsvg.
struct beckon_vectors {
    BECKON_VECTORS(BECKON_MEMBER)
};

/// The functions of gdk-pixbuf.
struct beckon_pictures {
    BECKON_PICTURES(BECKON_MEMBER)
};

/// Loads the libraries. Gives null, and in `problem` what the loader says.
const struct beckon_drawing *beckon_drawing_load(char *problem, size_t capacity);

/// Loads librsvg, as ``beckon_drawing_load``.
const struct beckon_vectors *beckon_vectors_load(char *problem, size_t capacity);

/// Loads gdk-pixbuf, as ``beckon_drawing_load``.
const struct beckon_pictures *beckon_pictures_load(char *problem, size_t capacity);

#endif
