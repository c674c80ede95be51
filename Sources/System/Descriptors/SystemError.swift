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
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        guard let underlying, underlying.domain == NSPOSIXErrorDomain else { return "\(error.localizedDescription)" }
        return SystemError(Int32(truncatingIfNeeded: underlying.code)).sentence
    }
}
