// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <unistd.h>

int beckon_pipe(int ends[2]) {
    if (pipe2(ends, O_CLOEXEC) != 0) {
        return errno;
    }
    if (fcntl(ends[0], F_SETFL, O_NONBLOCK) != 0) {
        int error = errno;
        close(ends[0]);
        close(ends[1]);
        return error;
    }
    return 0;
}

int beckon_counter(void) {
    return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
}

int beckon_memory_file(void) {
    return memfd_create("beckon", MFD_CLOEXEC);
}

bool beckon_is_being_written(const char *path) {
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (file < 0) {
        return false;
    }
    // A writer who comes while we hold the lease is announced by a signal: not
    // by SIGIO, which ends a process that does not expect it.
    bool is_busy = false;
    if (fcntl(file, F_SETSIG, SIGURG) == 0) {
        if (fcntl(file, F_SETLEASE, F_RDLCK) == 0) {
            fcntl(file, F_SETLEASE, F_UNLCK);
        } else {
            is_busy = errno == EAGAIN;
        }
    }
    close(file);
    return is_busy;
}
