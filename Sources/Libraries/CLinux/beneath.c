// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/openat2.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

int beckon_open_step_by_step(int folder, const char *path, int flags) {
    char names[PATH_MAX];
    if (strlen(path) >= sizeof(names)) {
        errno = ENAMETOOLONG;
        return -1;
    }
    strcpy(names, path);
    int parent = folder;
    char *rest = names;
    while (true) {
        char *name = rest;
        char *slash = strchr(rest, '/');
        if (slash != NULL) {
            *slash = 0;
            rest = slash + 1;
        }
        // What openat2(2) says of a way out; of an empty name, the kernel says ENOENT.
        bool leads_out = strcmp(name, "..") == 0 || (slash == name && name == names);
        int opened = -1;
        if (leads_out) {
            errno = EXDEV;
        } else {
            opened = openat(parent, name, O_NOFOLLOW | O_CLOEXEC | (slash == NULL ? flags : O_PATH | O_DIRECTORY));
        }
        int error = errno;
        if (parent != folder) {
            close(parent);
        }
        if (opened < 0 || slash == NULL) {
            errno = error;
            return opened;
        }
        parent = opened;
    }
}

int beckon_open_beneath(int folder, const char *path, int flags) {
    struct open_how how = {
        .flags = (unsigned)(flags | O_CLOEXEC),
        .resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS,
    };
    int opened = (int)syscall(SYS_openat2, folder, path, &how, sizeof(how));
    // EAGAIN: something was renamed meanwhile, and the kernel couldn't be sure.
    for (int turn = 0; turn < 8 && opened < 0 && errno == EAGAIN; turn++) {
        opened = (int)syscall(SYS_openat2, folder, path, &how, sizeof(how));
    }
    if (opened < 0 && (errno == ENOSYS || errno == EPERM || errno == EAGAIN)) {
        return beckon_open_step_by_step(folder, path, flags);
    }
    return opened;
}
