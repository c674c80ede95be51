// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
package import Sentences

/// An error number of a system call.
package struct SystemError: Error, Hashable, PersonReadable {
    package let code: Int32

    package init(_ code: Int32) {
        self.code = code
    }

    package var sentence: Sentence { Sentence(stringLiteral: String(cString: strerror(code))) }

    /// Why something that goes by paths failed: the number of the error below it, or what it says itself.
    package static func reason(of error: any Error) -> Sentence {
        if let error = error as? SystemError { return error.sentence }
        if let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError,
            underlying.domain == NSPOSIXErrorDomain
        {
            return SystemError(Int32(truncatingIfNeeded: underlying.code)).sentence
        }
        // Foundation doesn't always keep the number.
        switch (error as? CocoaError)?.code {
        case .fileReadNoSuchFile, .fileNoSuchFile: return SystemError(ENOENT).sentence
        case .fileReadNoPermission, .fileWriteNoPermission: return SystemError(EACCES).sentence
        default: return "\(error.localizedDescription)"
        }
    }
}
