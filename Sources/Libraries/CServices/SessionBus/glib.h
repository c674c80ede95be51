// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// The declarations of GLib, GIO and libsecret that are needed. Their headers can
// only be found with flags that SwiftPM refuses. These interfaces have been
// stable since GLib 2.28 and libsecret 0.14.

#pragma once

#include "CSessionBus.h"

#include <stdint.h>

typedef struct _GDBusConnection GDBusConnection;
typedef struct _GMainContext GMainContext;
typedef struct _GSource GSource;
typedef struct _GVariant GVariant;

typedef struct {
    uint32_t domain;
    int code;
    char *message;
} GError;

typedef struct {
    const char *name;
    int flags;
    struct {
        const char *name;
        int type;
    } attributes[32];
    int reserved;
    void *more[7];
} SecretSchema;

typedef void (*GDBusSignalCallback)(
    GDBusConnection *connection, const char *sender, const char *path, const char *interface, const char *signal,
    GVariant *parameters, void *data);

int g_error_matches(const GError *error, uint32_t domain, int code);
void g_error_free(GError *error);
char *g_strdup(const char *text);
uint32_t g_io_error_quark(void);
uint32_t g_dbus_error_quark(void);

GVariant *g_variant_new(const char *format, ...);
GVariant *g_variant_new_parsed(const char *format, ...);
int g_variant_is_of_type(GVariant *value, const char *type);
void g_variant_get(GVariant *value, const char *format, ...);
int g_variant_lookup(GVariant *dictionary, const char *key, const char *format, ...);
void g_variant_unref(GVariant *value);

GMainContext *g_main_context_new(void);
void g_main_context_push_thread_default(GMainContext *context);
void g_main_context_pop_thread_default(GMainContext *context);
int g_main_context_iteration(GMainContext *context, int mayBlock);
void g_main_context_unref(GMainContext *context);
GSource *g_cancellable_source_new(GCancellable *cancellable);
void g_source_set_callback(GSource *source, void (*callback)(void), void *data, void (*destroy)(void *));
unsigned g_source_attach(GSource *source, GMainContext *context);
void g_source_destroy(GSource *source);
void g_source_unref(GSource *source);
unsigned long g_signal_connect_data(
    void *object, const char *signal, void (*handler)(void), void *data, void (*destroy)(void *, void *), int flags);

GDBusConnection *g_dbus_connection_new_for_address_sync(
    const char *address, int flags, void *observer, GCancellable *cancellable, GError **error);
GVariant *g_dbus_connection_call_sync(
    GDBusConnection *connection, const char *name, const char *path, const char *interface, const char *method,
    GVariant *parameters, const char *replyType, int flags, int milliseconds, GCancellable *cancellable,
    GError **error);
unsigned g_dbus_connection_signal_subscribe(
    GDBusConnection *connection, const char *sender, const char *interface, const char *member, const char *path,
    const char *argument, int flags, GDBusSignalCallback callback, void *data, void (*destroy)(void *));
void g_dbus_connection_close(GDBusConnection *connection, void *cancellable, void *callback, void *data);

int secret_password_store_sync(
    const SecretSchema *schema, const char *collection, const char *label, const char *password,
    GCancellable *cancellable, GError **error, ...);
char *secret_password_lookup_sync(const SecretSchema *schema, GCancellable *cancellable, GError **error, ...);

/// Says how a call went, and frees the error. Its text goes to `reason` if that is not null.
beckon_bus_outcome beckon_bus_finish(GError *error, char **reason);
