// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CLinux.h"
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

// posix_spawn cannot set limits, ask to die with its starter, or close what it
// was not given; done after the spawn each of them comes too late for a program
// that is quick. So the child is made by clone(2) as glibc's posix_spawn makes
// it: it borrows the starter's memory, on a stack of its own, while the starter
// is suspended until exec. Until then it calls nothing but the kernel.

enum { stack_size = 64 << 10, descriptor_limit = 16 };

struct child_context {
    const struct beckon_launch *launch;
    struct beckon_start *start;
    pid_t parent;
    /// The child's end of the connection that carries the descriptor of its wishes; -1 for none.
    int messenger;
};

static void forget_signal_handling(void) {
    // All zero is SIG_DFL without flags. Asked of the kernel itself, for glibc keeps two signals to
    // itself, and one of them may have come to us ignored.
    const uint64_t standard[8] = {0};
    for (int signal = 1; signal < NSIG; signal++) {
        syscall(SYS_rt_sigaction, signal, standard, NULL, sizeof(uint64_t));
    }
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
}

static bool place_descriptors(const struct beckon_launch *launch) {
    int count = launch->descriptor_count;
    int moved[descriptor_limit];
    if (count > descriptor_limit) {
        errno = EMFILE;
        return false;
    }
    // Out of the way first: a source may stand where another has to go.
    for (int index = 0; index < count; index++) {
        moved[index] = fcntl(launch->descriptors[index], F_DUPFD_CLOEXEC, count);
        if (moved[index] < 0) {
            return false;
        }
    }
    for (int index = 0; index < count; index++) {
        if (dup2(moved[index], index) < 0) {
            return false;
        }
    }
    // Kernels before 5.9 lack the call; all of ours are closed on exec anyway.
    return syscall(SYS_close_range, (unsigned)count, UINT_MAX, 0) == 0 || errno == ENOSYS;
}

int beckon_resource_number(enum beckon_resource resource) {
    switch (resource) {
    case beckon_resource_data: return RLIMIT_DATA;
    case beckon_resource_open_files: return RLIMIT_NOFILE;
    case beckon_resource_processes: return RLIMIT_NPROC;
    case beckon_resource_core: return RLIMIT_CORE;
    case beckon_resource_file_size: return RLIMIT_FSIZE;
    case beckon_resource_address_space: return RLIMIT_AS;
    case beckon_resource_stack: return RLIMIT_STACK;
    }
    return -1;
}

static bool set_limits(const struct beckon_launch *launch) {
    for (int index = 0; index < launch->limit_count; index++) {
        int resource = beckon_resource_number(launch->limits[index].resource);
        struct rlimit current;
        if (getrlimit(resource, &current) != 0) {
            return false;
        }
        // Only root may raise a hard limit, and that is not intended.
        rlim_t value = launch->limits[index].value;
        if (current.rlim_max != RLIM_INFINITY && value > current.rlim_max) {
            value = current.rlim_max;
        }
        struct rlimit wanted = {.rlim_cur = value, .rlim_max = value};
        if (setrlimit(resource, &wanted) != 0) {
            return false;
        }
    }
    return true;
}

static int fail(struct child_context *context, enum beckon_step step) {
    context->start->failed_step = step;
    context->start->error = errno != 0 ? errno : EINVAL;
    _exit(127);
}

static int become_program(void *argument) {
    struct child_context *context = argument;
    const struct beckon_launch *launch = context->launch;
    // On the descriptors the starter knows, so before they are moved and closed.
    if (context->messenger >= 0 && !beckon_watch_starts(context->messenger)) {
        return fail(context, beckon_step_watch);
    }
    // Ahead of everything that it does for itself, so that all it ever holds is counted there.
    if (launch->group_entrance >= 0 && write(launch->group_entrance, "0", 1) != 1) {
        return fail(context, beckon_step_group);
    }
    // Early, for until then the child holds whatever our other threads have open, such as a file
    // that is being written and shall be executed next.
    if (!place_descriptors(launch)) {
        return fail(context, beckon_step_descriptors);
    }
    if (setsid() < 0) {
        return fail(context, beckon_step_session);
    }
    if (launch->dies_with_starter) {
        if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) {
            return fail(context, beckon_step_session);
        }
        // The starter may have gone before the wish was made.
        if (getppid() != context->parent) {
            _exit(127);
        }
    }
    if (chdir(launch->directory) != 0) {
        return fail(context, beckon_step_directory);
    }
    if (!set_limits(launch)) {
        return fail(context, beckon_step_limits);
    }
    forget_signal_handling();
    execve(launch->executable, launch->arguments, launch->environment);
    return fail(context, beckon_step_execute);
}

static void close_both(const int ends[2]) {
    for (int index = 0; index < 2; index++) {
        if (ends[index] >= 0) {
            close(ends[index]);
        }
    }
}

struct beckon_start beckon_spawn(const struct beckon_launch *launch) {
    struct beckon_start start = {.process = -1, .process_descriptor = -1, .starts_descriptor = -1};
    struct child_context context = {
        .launch = launch, .start = &start, .parent = getpid(), .messenger = -1};
    int messengers[2] = {-1, -1};
    if (launch->asks_before_starting) {
        if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, messengers) != 0) {
            start.failed_step = beckon_step_clone;
            start.error = errno;
            return start;
        }
        context.messenger = messengers[1];
    }
    char *stack = mmap(
        NULL, stack_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_STACK, -1, 0);
    if (stack == MAP_FAILED) {
        start.failed_step = beckon_step_clone;
        start.error = errno;
        close_both(messengers);
        return start;
    }
    // A handler of ours must not run in the child, on our memory.
    sigset_t all, previous;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &previous);
    start.process = clone(
        become_program, stack + stack_size, CLONE_VM | CLONE_VFORK | CLONE_PIDFD | SIGCHLD, &context,
        &start.process_descriptor);
    if (start.process < 0) {
        start.failed_step = beckon_step_clone;
        start.error = errno;
    }
    pthread_sigmask(SIG_SETMASK, &previous, NULL);
    munmap(stack, stack_size);
    if (launch->asks_before_starting) {
        if (start.error == 0) {
            start.starts_descriptor = beckon_receive_descriptor(messengers[0]);
        }
        close_both(messengers);
    }
    return start;
}
