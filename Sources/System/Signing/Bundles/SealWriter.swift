// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Descriptors
import Glibc

/// Puts a manifest and its signature into a bundle.
enum SealWriter {
    /// The older signature goes first and the new one comes last, so that a bundle whose signing
    /// was cut short counts as unsigned, never as changed.
    static func write(
        manifest: [UInt8], signature: [UInt8], to bundle: borrowing Descriptor
    ) throws(SystemError) {
        if mkdirat(bundle.number, BundleManifest.Place.folder, 0o755) != 0, errno != EEXIST {
            throw SystemError(errno)
        }
        let folder = try Descriptor(BundleManifest.Place.folder, in: bundle, flags: O_RDONLY | O_DIRECTORY)
        for name in ["Signature", "Manifest.json"] where unlinkat(folder.number, name, 0) != 0 && errno != ENOENT {
            throw SystemError(errno)
        }
        try write(manifest, to: "Manifest.json", in: folder)
        try write(signature, to: "Signature", in: folder)
    }

    private static func write(
        _ bytes: [UInt8], to name: String, in folder: borrowing Descriptor
    ) throws(SystemError) {
        let file = try Descriptor(name, in: folder, flags: O_WRONLY | O_CREAT | O_EXCL, mode: 0o644)
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { Glibc.write(file.number, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw SystemError(errno) }
            written += count
        }
    }
}
