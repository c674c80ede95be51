// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <microhttpd.h>

// Swift can't call functions with variable arguments, so these name them.

/// How many clients there may be, and what each may cost.
struct beckon_http_limits {
    unsigned int connections;
    /// Seconds without a byte either way.
    unsigned int idle_seconds;
    /// Bytes for the head of a request, with what is read and written at a time.
    size_t memory;
};

/// Serves a listening socket, which it closes in the end, on one thread of its own.
static inline struct MHD_Daemon *beckon_http_start(
    int listener, struct beckon_http_limits limits, MHD_AccessHandlerCallback handle,
    MHD_RequestCompletedCallback completed, MHD_NotifyConnectionCallback connection, void *context) {
    return MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, handle, context,
        MHD_OPTION_LISTEN_SOCKET, listener, MHD_OPTION_CONNECTION_LIMIT, limits.connections,
        MHD_OPTION_CONNECTION_TIMEOUT, limits.idle_seconds, MHD_OPTION_CONNECTION_MEMORY_LIMIT, limits.memory,
        MHD_OPTION_STRICT_FOR_CLIENT, 1, MHD_OPTION_NOTIFY_COMPLETED, completed, context,
        MHD_OPTION_NOTIFY_CONNECTION, connection, context, MHD_OPTION_END);
}

/// The descriptor of a connection; -1 if there is none.
static inline int beckon_http_descriptor(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? info->connect_fd : -1;
}
