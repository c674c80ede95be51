// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#include "glib.h"

#include <limits.h>
#include <string.h>

/// A connection whose signals wait in a context until this thread runs it.
struct session {
    GMainContext *context;
    GDBusConnection *bus;
    bool isClosed;
};

static void close_session(struct session *session) {
    if (session->bus) {
        g_dbus_connection_close(session->bus, NULL, NULL, NULL);
        // GIO keeps the connection and the context until it has reported the end.
        while (!session->isClosed) g_main_context_iteration(session->context, 1);
        g_object_unref(session->bus);
    }
    g_main_context_pop_thread_default(session->context);
    g_main_context_unref(session->context);
}

static void end(GDBusConnection *bus, int isRemote, GError *error, void *session) {
    ((struct session *)session)->isClosed = true;
}

// Calls a method and waits for the reply, which has to be of a type.
static GVariant *call(
    struct session *session, const char *name, const char *path, const char *interface, const char *method,
    GVariant *parameters, const char *replyType, GCancellable *cancellable, GError **error) {
    return g_dbus_connection_call_sync(
        session->bus, name, path, interface, method, parameters, replyType, 0, INT_MAX, cancellable, error);
}

// Calls `Hello` as any other method, so that it can be cancelled. With GIO's own
// flag for buses, a bus that hangs would hold the caller for 25 seconds.
static bool open_session(struct session *session, const char *address, GCancellable *cancellable, GError **error) {
    enum { AuthenticationClient = 1 };
    session->context = g_main_context_new();
    g_main_context_push_thread_default(session->context);
    session->bus = g_dbus_connection_new_for_address_sync(address, AuthenticationClient, NULL, cancellable, error);
    if (session->bus) {
        g_signal_connect_data(session->bus, "closed", (void (*)(void))end, session, NULL, 0);
        GVariant *name =
            call(session, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "Hello", NULL,
                 "(s)", cancellable, error);
        if (name) {
            g_variant_unref(name);
            return true;
        }
    }
    close_session(session);
    return false;
}

beckon_bus_outcome beckon_bus_notify(
    GCancellable *cancellable, const char *address, const char *title, const char *body, bool makesSound) {
    GError *error = NULL;
    struct session session = {0};
    if (!open_session(&session, address, cancellable, &error)) return beckon_bus_finish(error, NULL);
    GVariant *hints =
        g_variant_new_parsed(makesSound ? "{'sound-name': <'message'>}" : "{'suppress-sound': <true>}");
    GVariant *number =
        call(&session, "org.freedesktop.Notifications", "/org/freedesktop/Notifications",
             "org.freedesktop.Notifications", "Notify",
             g_variant_new("(susssas@a{sv}i)", "Beckon", 0, "", title, body, NULL, hints, -1), "(u)", cancellable,
             &error);
    if (number) g_variant_unref(number);
    close_session(&session);
    return beckon_bus_finish(error, NULL);
}

/// What the portal answers.
struct response {
    const char *handle;
    bool isComplete, isWellFormed;
    uint32_t code;
    char *uri;
};

static void receive(
    GDBusConnection *bus, const char *sender, const char *path, const char *interface, const char *signal,
    GVariant *parameters, void *data) {
    struct response *response = data;
    if (response->isComplete || strcmp(path, response->handle) != 0) return;
    response->isComplete = true;
    if (!g_variant_is_of_type(parameters, "(ua{sv})")) return;
    response->isWellFormed = true;
    GVariant *results = NULL;
    g_variant_get(parameters, "(u@a{sv})", &response->code, &results);
    g_variant_lookup(results, "uri", "s", &response->uri);
    g_variant_unref(results);
}

static int stop(GCancellable *cancellable, void *response) {
    ((struct response *)response)->isComplete = true;
    return 0;
}

// A signal may come before the reply that tells its path; it waits in the context.
static void request(
    struct session *session, GCancellable *cancellable, struct response *response, GError **error) {
    g_dbus_connection_signal_subscribe(
        session->bus, NULL, "org.freedesktop.portal.Request", "Response", NULL, NULL, 0, receive, response, NULL);
    GVariant *options = g_variant_new_parsed("{'handle_token': <'beckon'>, 'interactive': <false>}");
    GVariant *reply =
        call(session, "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop",
             "org.freedesktop.portal.Screenshot", "Screenshot", g_variant_new("(s@a{sv})", "", options), "(o)",
             cancellable, error);
    if (!reply) return;
    g_variant_get(reply, "(&o)", &response->handle);
    GSource *source = g_cancellable_source_new(cancellable);
    g_source_set_callback(source, (void (*)(void))stop, response, NULL);
    g_source_attach(source, session->context);
    while (!response->isComplete && !session->isClosed) g_main_context_iteration(session->context, 1);
    response->isComplete = true;
    g_source_destroy(source);
    g_source_unref(source);
    g_variant_unref(reply);
}

beckon_bus_outcome beckon_bus_take_screenshot(GCancellable *cancellable, const char *address, char **uri) {
    enum { Taken, Declined };
    GError *error = NULL;
    struct session session = {0};
    struct response response = {0};
    if (!open_session(&session, address, cancellable, &error)) return beckon_bus_finish(error, NULL);
    request(&session, cancellable, &response, &error);
    // Whatever else comes is not received any more.
    response.isComplete = true;
    close_session(&session);
    if (error) return beckon_bus_finish(error, NULL);
    if (response.isWellFormed && response.code == Taken && response.uri) {
        *uri = response.uri;
        return BECKON_BUS_DONE;
    }
    g_free(response.uri);
    return response.isWellFormed && response.code == Declined ? BECKON_BUS_DONE : BECKON_BUS_FAILED;
}
