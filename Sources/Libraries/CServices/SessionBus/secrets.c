// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#include "glib.h"

beckon_bus_outcome beckon_bus_finish(GError *error, char **reason) {
    enum { ServiceUnknown = 2, NameHasNoOwner = 3, ServiceNotFound = 31 };
    enum { NotFound = 1, Cancelled = 19, TimedOut = 24, ConnectionRefused = 39 };
    if (!error) return BECKON_BUS_DONE;
    const uint32_t io = g_io_error_quark(), bus = g_dbus_error_quark();
    beckon_bus_outcome outcome = BECKON_BUS_FAILED;
    if (g_error_matches(error, io, Cancelled) || g_error_matches(error, io, TimedOut)) {
        outcome = BECKON_BUS_LATE;
    } else if (
        g_error_matches(error, bus, ServiceUnknown) || g_error_matches(error, bus, NameHasNoOwner)
        || g_error_matches(error, bus, ServiceNotFound) || g_error_matches(error, io, NotFound)
        || g_error_matches(error, io, ConnectionRefused)) {
        outcome = BECKON_BUS_ABSENT;
    }
    if (reason) *reason = g_strdup(error->message);
    g_error_free(error);
    return outcome;
}

// No flags, and one attribute that is a string.
static const SecretSchema schema = {"org.beckon.MasterKey", 0, {{"identifier", 0}}};

beckon_bus_outcome beckon_secret_store(
    GCancellable *cancellable, const char *identifier, const char *label, const char *secret, char **reason) {
    GError *error = NULL;
    secret_password_store_sync(
        &schema, "default", label, secret, cancellable, &error, "identifier", identifier, (char *)NULL);
    return beckon_bus_finish(error, reason);
}

beckon_bus_outcome beckon_secret_lookup(
    GCancellable *cancellable, const char *identifier, char **secret, char **reason) {
    GError *error = NULL;
    *secret =
        secret_password_lookup_sync(&schema, cancellable, &error, "identifier", identifier, (char *)NULL);
    return beckon_bus_finish(error, reason);
}
