// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CLinux
import CSeccomp
import Foundation
import Glibc
import Sentences

/// libseccomp's list of rules, as it is written.
struct SystemCallRules: ~Copyable {
    private let context: scmp_filter_ctx

    private init(_ context: scmp_filter_ctx) {
        self.context = context
    }

    /// Allows everything, of this machine's own architecture.
    static func allowingAll() throws(Problem<Fault>) -> SystemCallRules {
        guard let context = seccomp_init(SCMP_ACT_ALLOW) else { throw failure("begun", ENOMEM) }
        let rules = SystemCallRules(context)
        try check(seccomp_attr_set(context, SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS), "begun")
        return rules
    }

    deinit {
        seccomp_release(context)
    }

    /// Has a call fail where all conditions hold; one this machine does not have fails anyway.
    func deny(
        _ name: String, error: Int32 = EPERM, where conditions: [scmp_arg_cmp] = []
    ) throws(Problem<Fault>) {
        let number = seccomp_syscall_resolve_name(name)
        // Negative numbers stand for calls of other machines, and for names newer than the library.
        guard let number = number >= 0 ? number : Self.newNumbers[name] else { return }
        let action = Self.failingAction | UInt32(error)
        try Self.check(
            seccomp_rule_add_array(context, action, number, UInt32(conditions.count), conditions), "\(name)")
    }

    /// The rules in the kernel's form.
    func program() throws(Problem<Fault>) -> Data {
        let file = beckon_memory_file()
        guard file >= 0 else { throw Self.failure("written", errno) }
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
        try Self.check(seccomp_export_bpf(context, file), "written")
        do {
            try handle.seek(toOffset: 0)
            return try handle.readToEnd() ?? Data()
        } catch {
            throw Self.failure("read", EIO)
        }
    }

    /// `SCMP_ACT_ERRNO` without the error's number.
    private static let failingAction: UInt32 = 0x0005_0000

    /// The same on every architecture, as all numbers above 423 are.
    private static let newNumbers: [String: Int32] = [
        "mount_setattr": 442, "quotactl_fd": 443, "memfd_secret": 447, "process_mrelease": 448,
    ]

    private static func check(_ result: Int32, _ what: Sentence) throws(Problem<Fault>) {
        // A rule that says what another has said already.
        guard result == 0 || result == -EEXIST else { throw failure(what, -result) }
    }

    private static func failure(_ what: Sentence, _ number: Int32) -> Problem<Fault> {
        let reason: Sentence =
            "the filter of system calls could not be \(what): \(Sentence(stringLiteral: String(cString: strerror(number))))"
        return Problem("no sandbox: \(reason)", remedy: "reinstall the package libseccomp2, or use --no-sandbox")
    }
}

extension scmp_arg_cmp {
    /// Of the argument with this index, the masked bits have this value.
    static func bits(_ mask: UInt64, equal value: UInt64, of index: UInt32) -> Self {
        scmp_arg_cmp(arg: index, op: SCMP_CMP_MASKED_EQ, datum_a: mask, datum_b: value)
    }

    /// All 64 bits are compared: what has some above those that the kernel reads is denied as well.
    static func other(than value: UInt64, _ index: UInt32) -> Self {
        scmp_arg_cmp(arg: index, op: SCMP_CMP_NE, datum_a: value, datum_b: 0)
    }
}
