// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <time.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

// No limit of the kernel counts the processes of one program: RLIMIT_NPROC
// counts a user's, threads among them, and root's not at all. So the program
// has to ask its starter, who can count.

#if defined(__x86_64__)
#define NATIVE_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define NATIVE_ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#error "name this machine's AUDIT_ARCH_… here"
#endif

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define RETURN(action) BPF_STMT(BPF_RET | BPF_K, action)
#define IF_EQUAL(value, action) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1), RETURN(action)

static struct sock_filter starts_filter[] = {
    // Calls of another architecture are the sandbox's own filter's to refuse.
    LOAD(arch),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, NATIVE_ARCHITECTURE, 1, 0),
    RETURN(SECCOMP_RET_ALLOW),
    LOAD(nr),
    // Its flags lie in memory, where no filter looks; the C library then takes clone(2).
    IF_EQUAL(SYS_clone3, SECCOMP_RET_ERRNO | ENOSYS),
#ifdef SYS_fork
    IF_EQUAL(SYS_fork, SECCOMP_RET_USER_NOTIF),
    IF_EQUAL(SYS_vfork, SECCOMP_RET_USER_NOTIF),
#endif
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 1, 0),
    RETURN(SECCOMP_RET_ALLOW),
    // The low half of the flags, which is all the kernel reads of them.
    LOAD(args[0]),
    BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 0, 1),
    RETURN(SECCOMP_RET_ALLOW),
    RETURN(SECCOMP_RET_USER_NOTIF),
};

union control {
    char bytes[CMSG_SPACE(sizeof(int))];
    struct cmsghdr alignment;
};

static bool send_descriptor(int messenger, int descriptor) {
    char byte = 0;
    struct iovec content = {.iov_base = &byte, .iov_len = 1};
    union control control;
    memset(&control, 0, sizeof control);
    struct msghdr message = {
        .msg_iov = &content, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(header), &descriptor, sizeof descriptor);
    return sendmsg(messenger, &message, 0) == 1;
}

bool beckon_watch_starts(int messenger) {
    struct sock_fprog program = {.len = sizeof starts_filter / sizeof *starts_filter, .filter = starts_filter};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) {
        return false;
    }
    long descriptor =
        syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_NEW_LISTENER, &program);
    return descriptor >= 0 && send_descriptor(messenger, (int)descriptor);
}

int beckon_receive_descriptor(int messenger) {
    char byte;
    struct iovec content = {.iov_base = &byte, .iov_len = 1};
    union control control;
    struct msghdr message = {
        .msg_iov = &content, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
    if (recvmsg(messenger, &message, MSG_CMSG_CLOEXEC | MSG_DONTWAIT) != 1) {
        return -1;
    }
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    if (header == NULL || header->cmsg_type != SCM_RIGHTS || header->cmsg_len != CMSG_LEN(sizeof(int))) {
        return -1;
    }
    int descriptor;
    memcpy(&descriptor, CMSG_DATA(header), sizeof descriptor);
    return descriptor;
}

int beckon_next_wish(int starts_descriptor, struct beckon_wish *wish) {
    // Longer than any kernel's so far: one that is newer than this header writes more.
    union {
        struct seccomp_notif question;
        char room[512];
    } buffer;
    memset(&buffer, 0, sizeof buffer);
    if (ioctl(starts_descriptor, SECCOMP_IOCTL_NOTIF_RECV, &buffer.question) != 0) {
        return errno;
    }
    wish->number = buffer.question.id;
    wish->process = (pid_t)buffer.question.pid;
    return 0;
}

void beckon_answer_wish(int starts_descriptor, uint64_t number, bool is_granted) {
    union {
        struct seccomp_notif_resp answer;
        char room[512];
    } buffer;
    memset(&buffer, 0, sizeof buffer);
    buffer.answer.id = number;
    // What was looked at are registers, which another thread cannot change meanwhile.
    buffer.answer.flags = is_granted ? SECCOMP_USER_NOTIF_FLAG_CONTINUE : 0;
    buffer.answer.error = is_granted ? 0 : -EAGAIN;
    // Fails only when the asking process is gone.
    ioctl(starts_descriptor, SECCOMP_IOCTL_NOTIF_SEND, &buffer.answer);
}

clockid_t beckon_processor_clock(pid_t process) {
    clockid_t clock;
    // Of a process that has gone: none, as of a number that none can have.
    return clock_getcpuclockid(process, &clock) == 0 ? clock : (clockid_t)-1;
}

int beckon_open_process(pid_t process) {
    return (int)syscall(SYS_pidfd_open, process, 0);
}

void beckon_signal_process(int process_descriptor, int signal) {
    syscall(SYS_pidfd_send_signal, process_descriptor, signal, NULL, 0);
}

int beckon_limit_process(pid_t process, struct beckon_limit limit) {
    struct rlimit wanted = {.rlim_cur = limit.value, .rlim_max = limit.value};
    return prlimit(process, beckon_resource_number(limit.resource), &wanted, NULL) == 0 ? 0 : errno;
}
