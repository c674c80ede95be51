// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import IntentValues

/// What the system says to processes of one kind. Each is given the results of its calls.
package protocol MessageToProcess: WireMessage, Hashable {
    static func result(id: Int, _ answer: SystemAnswer) -> Self
    /// The answer and the number of the call, where it is those.
    var result: (id: Int, SystemAnswer)? { get }
}

extension MessageToProcess {
    package init(frame: Data, files: FileTable?) throws(FrameError) {
        guard NumberedFrame.result.begins(frame) else {
            self = try Self.decoded(frame, files)
            return
        }
        let (id, content) = try NumberedFrame.result.read(frame)
        self = .result(id: id, SystemAnswer(content: content, files: files?.contents.values.map(\.self) ?? []))
    }

    package var files: [FileContent] { result?.1.files ?? [] }

    package var numbered: (NumberedFrame, id: Int, parts: [Data])? {
        result.map { (.result, $0.id, [$0.1.content]) }
    }
}
