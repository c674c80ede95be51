// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#ifndef CSESSIONBUS_H
#define CSESSIONBUS_H

#include <stdbool.h>
#include <stddef.h>

// The services on the session bus that Beckon calls, through GIO and libsecret.
//
// GIO builds messages from variable arguments, which Swift cannot pass, so each
// call is one function here. All of them block, and end early when the
// `GCancellable` is cancelled. Cancel it from another thread to set a deadline.

typedef struct _GCancellable GCancellable;

GCancellable *g_cancellable_new(void);
void g_cancellable_cancel(GCancellable *cancellable);
void g_object_unref(void *object);
void g_free(void *memory);

/// How a call to a service went.
typedef enum {
    BECKON_BUS_DONE,
    /// There is no session bus, or no such service on it.
    BECKON_BUS_ABSENT,
    /// The call was cancelled or took too long.
    BECKON_BUS_LATE,
    BECKON_BUS_FAILED,
} beckon_bus_outcome;

/// Stores a text in the default collection of the Secret Service. The caller frees `reason` with `g_free`.
beckon_bus_outcome beckon_secret_store(
    GCancellable *cancellable, const char *identifier, const char *label, const char *secret, char **reason);

/// Finds a text in the Secret Service; `secret` is null if it holds no such text.
///
/// The caller frees `secret` with `secret_password_free` and `reason` with `g_free`.
beckon_bus_outcome beckon_secret_lookup(
    GCancellable *cancellable, const char *identifier, char **secret, char **reason);

void secret_password_free(char *password);

/// Shows a notification; its body is read as markup.
beckon_bus_outcome beckon_bus_notify(
    GCancellable *cancellable, const char *address, const char *title, const char *body, bool makesSound);

/// Asks the desktop's portal for a picture of the screen, and waits for the person's answer.
///
/// `uri` is the address of the picture's file, to be freed with `g_free`. It is null if the person declines.
beckon_bus_outcome beckon_bus_take_screenshot(GCancellable *cancellable, const char *address, char **uri);

#endif
