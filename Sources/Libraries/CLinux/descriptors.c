// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/uio.h>
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

int beckon_rename_if_free(int folder, const char *name, int new_folder, const char *new_name) {
    return renameat2(folder, name, new_folder, new_name, RENAME_NOREPLACE);
}

const int beckon_path_only = O_PATH;

#ifndef MFD_NOEXEC_SEAL
#define MFD_NOEXEC_SEAL 0x0008U
#endif

int beckon_sealable_file(void) {
    int file = memfd_create("beckon", MFD_CLOEXEC | MFD_ALLOW_SEALING | MFD_NOEXEC_SEAL);
    // Before Linux 6.3 nobody knows the last flag.
    if (file < 0 && errno == EINVAL) {
        file = memfd_create("beckon", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    }
    return file;
}

int beckon_seal_file(int file) {
    return fcntl(file, F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_GROW | F_SEAL_SHRINK | F_SEAL_SEAL) == 0 ? 0 : errno;
}

int beckon_reopen_for_reading(int file) {
    char path[32];
    snprintf(path, sizeof path, "/proc/self/fd/%d", file);
    return open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
}

int beckon_nameless_file(const char *folder) {
    int file = open(folder, O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    if (file >= 0 || (errno != EOPNOTSUPP && errno != EISDIR)) {
        return file;
    }
    // Some file systems have no files without a name.
    char path[4096];
    if (snprintf(path, sizeof path, "%s/beckon.XXXXXX", folder) >= (int)sizeof path) {
        errno = ENAMETOOLONG;
        return -1;
    }
    file = mkostemp(path, O_CLOEXEC);
    if (file >= 0) {
        unlink(path);
    }
    return file;
}

ssize_t beckon_send(int socket, const void *bytes, size_t count, int descriptor, int flags) {
    if (descriptor < 0) {
        return send(socket, bytes, count, flags | MSG_NOSIGNAL);
    }
    struct iovec piece = {.iov_base = (void *)bytes, .iov_len = count};
    _Alignas(struct cmsghdr) char control[CMSG_SPACE(sizeof(int))];
    memset(control, 0, sizeof control);
    struct msghdr message = {
        .msg_iov = &piece, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(header), &descriptor, sizeof(int));
    return sendmsg(socket, &message, flags | MSG_NOSIGNAL);
}

ssize_t beckon_receive(int socket, void *bytes, size_t count, int *descriptor) {
    struct iovec piece = {.iov_base = bytes, .iov_len = count};
    // Room for one: what else came with the bytes the kernel closes.
    _Alignas(struct cmsghdr) char control[CMSG_SPACE(sizeof(int))];
    struct msghdr message = {
        .msg_iov = &piece, .msg_iovlen = 1, .msg_control = control, .msg_controllen = CMSG_LEN(sizeof(int))};
    *descriptor = -1;
    ssize_t received = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
    if (received < 0) {
        return received;
    }
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    if (header != NULL && header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS &&
        header->cmsg_len >= CMSG_LEN(sizeof(int))) {
        memcpy(descriptor, CMSG_DATA(header), sizeof(int));
    }
    return received;
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
