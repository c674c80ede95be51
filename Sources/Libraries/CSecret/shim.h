// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// libsecret takes attributes as variable arguments, which Swift cannot pass, so
// the two calls that are needed are wrapped here. The few declarations of
// libsecret and GLib are repeated rather than included: their headers can only
// be found with flags that SwiftPM refuses. They are part of interfaces that
// have been stable since libsecret 0.14 and GLib 2.26.

struct beckon_error {
    uint32_t domain;
    int code;
    char *message;
};

struct beckon_secret_schema {
    const char *name;
    int flags;
    struct {
        const char *name;
        int type;
    } attributes[32];
    int reserved;
    void *more[7];
};

extern int secret_password_store_sync(
    const struct beckon_secret_schema *schema, const char *collection, const char *label, const char *password,
    void *cancellable, struct beckon_error **error, ...);
extern char *secret_password_lookup_sync(
    const struct beckon_secret_schema *schema, void *cancellable, struct beckon_error **error, ...);
extern void secret_password_free(char *password);
extern void *g_cancellable_new(void);
extern void g_cancellable_cancel(void *cancellable);
extern void *g_object_ref(void *object);
extern void g_object_unref(void *object);
extern int g_error_matches(const struct beckon_error *error, uint32_t domain, int code);
extern void g_error_free(struct beckon_error *error);
extern char *g_strdup(const char *text);
extern void g_free(void *memory);
extern uint32_t g_io_error_quark(void);
extern uint32_t g_dbus_error_quark(void);

/// How a call to the Secret Service went.
typedef enum {
    BECKON_SECRET_DONE,
    /// There is no session bus, or no such service on it.
    BECKON_SECRET_ABSENT,
    /// The call was cancelled or took too long.
    BECKON_SECRET_LATE,
    BECKON_SECRET_FAILED,
} beckon_secret_outcome;

static inline const struct beckon_secret_schema *beckon_secret_schema(void) {
    // 0 and 0: no flags, and an attribute that is a string.
    static const struct beckon_secret_schema schema = {"org.beckon.MasterKey", 0, {{"identifier", 0}}};
    return &schema;
}

/// Takes the error; its text, to be freed with g_free, goes to `reason`.
static inline beckon_secret_outcome beckon_secret_finish(struct beckon_error *error, char **reason) {
    enum { ServiceUnknown = 2, NameHasNoOwner = 3, ServiceNotFound = 31 };
    enum { NotFound = 1, Cancelled = 19, TimedOut = 24, ConnectionRefused = 39 };
    if (error == NULL) return BECKON_SECRET_DONE;
    const uint32_t io = g_io_error_quark(), bus = g_dbus_error_quark();
    beckon_secret_outcome outcome = BECKON_SECRET_FAILED;
    if (g_error_matches(error, io, Cancelled) || g_error_matches(error, io, TimedOut)) {
        outcome = BECKON_SECRET_LATE;
    } else if (
        g_error_matches(error, bus, ServiceUnknown) || g_error_matches(error, bus, NameHasNoOwner) ||
        g_error_matches(error, bus, ServiceNotFound) || g_error_matches(error, io, NotFound) ||
        g_error_matches(error, io, ConnectionRefused)) {
        outcome = BECKON_SECRET_ABSENT;
    }
    *reason = g_strdup(error->message);
    g_error_free(error);
    return outcome;
}

/// Keeps a text in the default collection.
static inline beckon_secret_outcome beckon_secret_store(
    void *cancellable, const char *identifier, const char *label, const char *secret, char **reason) {
    struct beckon_error *error = NULL;
    secret_password_store_sync(
        beckon_secret_schema(), "default", label, secret, cancellable, &error, "identifier", identifier,
        (char *)NULL);
    return beckon_secret_finish(error, reason);
}

/// Finds a text; null if there is none. It is to be freed with secret_password_free.
static inline beckon_secret_outcome beckon_secret_lookup(
    void *cancellable, const char *identifier, char **secret, char **reason) {
    struct beckon_error *error = NULL;
    *secret = secret_password_lookup_sync(
        beckon_secret_schema(), cancellable, &error, "identifier", identifier, (char *)NULL);
    return beckon_secret_finish(error, reason);
}
