// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// Swift can't call variadic C functions, so the two that are needed stand here
// with fixed arguments.

#pragma once

#include <arpa/inet.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <string.h>

static inline struct MHD_Daemon *MHD_start_on_loopback(
    uint16_t port, MHD_AccessHandlerCallback respond, MHD_RequestCompletedCallback finished, void *context)
{
    struct sockaddr_in address;
    memset(&address, 0, sizeof address);
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return MHD_start_daemon(
        MHD_USE_INTERNAL_POLLING_THREAD, port, NULL, NULL, respond, context,
        MHD_OPTION_SOCK_ADDR, (struct sockaddr *)&address,
        MHD_OPTION_CONNECTION_TIMEOUT, 10u,
        MHD_OPTION_CONNECTION_LIMIT, 64u,
        MHD_OPTION_NOTIFY_COMPLETED, finished, NULL,
        MHD_OPTION_END);
}

static inline uint16_t MHD_bound_port(struct MHD_Daemon *daemon)
{
    const union MHD_DaemonInfo *information = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
    return information ? information->port : 0;
}
