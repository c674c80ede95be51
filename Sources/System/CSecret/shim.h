// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#include <libsecret/secret.h>
#include <stdbool.h>

// libsecret's functions take attributes as variable arguments, which Swift
// cannot pass; and so little of GLib is needed that Swift need not know it.

static inline const SecretSchema *beckon_secret_schema(void) {
    static const SecretSchema schema = {
        "org.beckon.MasterKey",
        SECRET_SCHEMA_NONE,
        {{"identifier", SECRET_SCHEMA_ATTRIBUTE_STRING}, {NULL, SECRET_SCHEMA_ATTRIBUTE_STRING}},
    };
    return &schema;
}

/// What `beckon_secret_cancel` ends, from any thread; to be freed when the call has returned.
static inline void *beckon_secret_call_new(void) { return g_cancellable_new(); }
static inline void *beckon_secret_call_retain(void *call) { return g_object_ref(call); }
static inline void beckon_secret_call_free(void *call) { g_object_unref(call); }
static inline void beckon_secret_cancel(void *call) { g_cancellable_cancel((GCancellable *)call); }

/// How a call to the Secret Service went.
typedef enum {
    BECKON_SECRET_DONE,
    /// There is no session bus, or no such service on it.
    BECKON_SECRET_ABSENT,
    BECKON_SECRET_LATE,
    BECKON_SECRET_FAILED,
} beckon_secret_outcome;

/// Takes the error; its text, to be freed with g_free, goes to `reason`.
static inline beckon_secret_outcome beckon_secret_finish(GError *error, char **reason) {
    if (error == NULL) return BECKON_SECRET_DONE;
    beckon_secret_outcome outcome = BECKON_SECRET_FAILED;
    if (g_error_matches(error, G_IO_ERROR, G_IO_ERROR_CANCELLED) ||
        g_error_matches(error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT)) {
        outcome = BECKON_SECRET_LATE;
    } else if (
        g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_SERVICE_UNKNOWN) ||
        g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_NAME_HAS_NO_OWNER) ||
        g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_SPAWN_SERVICE_NOT_FOUND) ||
        g_error_matches(error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND) ||
        g_error_matches(error, G_IO_ERROR, G_IO_ERROR_CONNECTION_REFUSED)) {
        outcome = BECKON_SECRET_ABSENT;
    }
    *reason = g_strdup(error->message);
    g_error_free(error);
    return outcome;
}

/// Keeps a text in the default collection.
static inline beckon_secret_outcome beckon_secret_store(
    void *call, const char *identifier, const char *label, const char *secret, char **reason) {
    GError *error = NULL;
    secret_password_store_sync(
        beckon_secret_schema(), SECRET_COLLECTION_DEFAULT, label, secret, (GCancellable *)call, &error, "identifier",
        identifier, NULL);
    return beckon_secret_finish(error, reason);
}

/// Finds a text; null where there is none. It is to be freed with secret_password_free.
static inline beckon_secret_outcome beckon_secret_lookup(
    void *call, const char *identifier, char **secret, char **reason) {
    GError *error = NULL;
    *secret = secret_password_lookup_sync(
        beckon_secret_schema(), (GCancellable *)call, &error, "identifier", identifier, NULL);
    return beckon_secret_finish(error, reason);
}
