// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

const char *beckon_signal_name(int signal) {
    return sigabbrev_np(signal);
}

static volatile sig_atomic_t report_descriptor = -1;

/// Calls nothing that signal-safety(7) does not list.
static void report_signal(int signal) {
    int error = errno;
    unsigned char number = (unsigned char)signal;
    ssize_t written = write(report_descriptor, &number, 1);
    (void)written;
    errno = error;
}

void beckon_report_signals(const int *signals, int count, int descriptor) {
    struct sigaction action = {.sa_handler = descriptor < 0 ? SIG_DFL : report_signal, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    if (descriptor >= 0) {
        report_descriptor = descriptor;
    }
    for (int index = 0; index < count; index++) {
        sigaction(signals[index], &action, NULL);
    }
}
