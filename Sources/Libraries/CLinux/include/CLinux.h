// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <malloc.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "library_table.h"

/// The resources that setrlimit(2) names RLIMIT_….
enum beckon_resource {
    beckon_resource_data,
    beckon_resource_open_files,
    beckon_resource_processes,
    beckon_resource_core,
    beckon_resource_file_size,
    beckon_resource_address_space,
    beckon_resource_stack,
};

/// One resource limit, soft and hard alike.
struct beckon_limit {
    enum beckon_resource resource;
    uint64_t value;
};

/// What a new process is made of.
struct beckon_launch {
    const char *executable;
    char *const *arguments;
    char *const *environment;
    const char *directory;
    /// These become 0, 1, 2 … in the new process; it gets no others.
    const int *descriptors;
    int descriptor_count;
    const struct beckon_limit *limits;
    int limit_count;
    /// Killed when the thread that started it ends.
    bool dies_with_starter;
    /// Writing `0` here puts the new process, before it begins, into a control
    /// group; -1 leaves it in ours.
    int group_entrance;
    /// Every process that this one or its children want to start waits for
    /// beckon_answer_start(). Threads don't; clone3(2) is missing for them.
    bool asks_before_starting;
};

/// The step at which a new process failed to become its program.
enum beckon_step {
    beckon_step_clone,
    beckon_step_session,
    beckon_step_directory,
    beckon_step_descriptors,
    beckon_step_limits,
    beckon_step_watch,
    beckon_step_group,
    beckon_step_execute,
};

struct beckon_start {
    pid_t process;
    /// Readable once the process has ended; see pidfd_open(2). Closed on exec.
    int process_descriptor;
    /// Readable when a process is to be started, if that was wished for, else
    /// -1. Closed on exec.
    int starts_descriptor;
    enum beckon_step failed_step;
    /// 0 when the program runs.
    int error;
};

/// Starts a program in a session and process group of its own, with default
/// signal handling. Returns when the program runs or could not be run.
struct beckon_start beckon_spawn(const struct beckon_launch *launch);

/// A pipe whose ends are closed on exec, the reading end not blocking.
/// Returns 0, or the number of the error.
int beckon_pipe(int ends[2]);

/// A counter that turns readable when written to; closed on exec, not
/// blocking. Returns a descriptor, or -1 with errno.
int beckon_counter(void);

/// An empty file that is in memory only; closed on exec. Returns a descriptor,
/// or -1 with errno.
int beckon_memory_file(void);

/// Gives an entry of a folder another name, in another folder perhaps, if that name is free, see renameat2(2).
/// Returns 0, or -1 with errno, which is EEXIST where the name is taken.
int beckon_rename_if_free(int folder, const char *name, int new_folder, const char *new_name);

/// An empty file in memory that beckon_seal_file() can seal and that cannot be
/// executed, where the kernel knows of that; closed on exec. Returns a
/// descriptor, or -1 with errno.
int beckon_sealable_file(void);

/// Fixes size and bytes of such a file forever, and forbids to undo that.
/// Returns 0, or the number of the error.
int beckon_seal_file(int file);

/// The flag that says that a descriptor names a file and does not open it: O_PATH.
extern const int beckon_path_only;

/// Another descriptor of an open file that reads alone; closed on exec. Returns
/// a descriptor, or -1 with errno.
int beckon_reopen_for_reading(int file);

/// An empty file in a folder that has no name and is gone with its last
/// descriptor; closed on exec. Returns a descriptor, or -1 with errno.
int beckon_nameless_file(const char *folder);

/// Sends bytes over a socket, and with the first of them a descriptor unless
/// that is -1; see SCM_RIGHTS in unix(7). A closed one sends no signal.
/// Returns how many bytes went, or -1 with errno.
ssize_t beckon_send(int socket, const void *bytes, size_t count, int descriptor, int flags);

/// Receives bytes from a socket and the first of the descriptors that came with
/// them, closed on exec, or -1; the others are closed. Returns how many bytes
/// came, or -1 with errno.
ssize_t beckon_receive(int socket, void *bytes, size_t count, int *descriptor);

/// The signal's name without SIG, or NULL.
const char *beckon_signal_name(int signal);

/// From now on each of the signals writes its number to the descriptor, as one
/// byte, and does nothing else; with -1 they end the process again.
void beckon_report_signals(const int *signals, int count, int descriptor);

/// What the calling thread carries, as it was last set there; NULL at first.
void *beckon_carried_jobs(void);
void beckon_set_carried_jobs(void *jobs);

/// Names the calling thread for debuggers; the kernel keeps the first 15 bytes.
void beckon_name_thread(const char *name);

/// Whether any process has a file of this user's open for writing, so that it
/// cannot be executed now; see F_SETLEASE in fcntl(2). False also where the
/// kernel does not tell.
bool beckon_is_being_written(const char *path);

/// Lets two entries of one file system swap their names in one step; see
/// renameat2(2). Returns 0, or -1 with errno, on file systems too that cannot.
int beckon_exchange(const char *first, const char *second);

/// A process that waits for leave to start another; see seccomp_unotify(2).
struct beckon_wish {
    uint64_t number;
    pid_t process;
};

/// Takes the next wish. Returns 0, or the number of the error: ENOENT when the
/// process that had it is gone.
int beckon_next_wish(int starts_descriptor, struct beckon_wish *wish);

/// Lets a process start another, or has it fail with EAGAIN as the kernel's own
/// limit does.
void beckon_answer_wish(int starts_descriptor, uint64_t number, bool is_granted);

/// A descriptor that is readable once the process has ended; closed on exec.
/// Returns -1 with errno; see pidfd_open(2).
int beckon_open_process(pid_t process);

/// The clock of the processor's time that a process has taken, for clock_gettime(2).
clockid_t beckon_processor_clock(pid_t process);

/// Sends a signal to the process of such a descriptor, never to a stranger.
void beckon_signal_process(int process_descriptor, int signal);

/// Sets a limit, soft and hard, of another process of this user. Returns 0, or
/// the number of the error.
int beckon_limit_process(pid_t process, struct beckon_limit limit);

/// The path of the file that a symbol of this process was loaded from, or NULL.
const char *beckon_origin(const char *symbol);

/// From now on a signal that ends the process for a fault of its own, such as
/// SIGSEGV, first writes a line to the descriptor: when, in seconds since 1970,
/// which signal, and what beckon_set_crash_owner() said last on the thread, or
/// `-`. What was set to happen at the signal still happens.
void beckon_note_crashes(int descriptor);

/// Names for whom the calling thread works, in at most 255 bytes without spaces
/// and line ends; NULL for none.
void beckon_set_crash_owner(const char *name);

/// Opens what lies below a folder, closed on exec, by a way that leads over no
/// link and not out of the folder; see RESOLVE_BENEATH in openat2(2). Returns a
/// descriptor, or -1 with errno.
int beckon_open_beneath(int folder, const char *path, int flags);

/// The same by one name after the other, for kernels before 5.6 and where
/// openat2(2) is forbidden.
int beckon_open_step_by_step(int folder, const char *path, int flags);
