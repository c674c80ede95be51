// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why bytes from the other side of a connection are no message, or a message
/// no bytes.
///
/// After any of these the connection is of no further use: nothing tells where
/// the next frame begins or what the other side meant.
package enum FrameError: Error, Hashable, Sendable {
    /// The length field says 0.
    case empty
    /// The length field names more than the reader takes, both in bytes.
    case tooLong(bytes: Int, limit: Int)
    /// The connection ended inside a frame that lacked so many bytes.
    case cutOff(missing: Int)
    /// Arrays and objects stand in each other deeper than any value needs.
    case tooDeep(limit: Int)
    /// More values in one frame than any message needs.
    case tooManyValues(limit: Int)
    /// The content is not JSON.
    case notJSON(reason: String)
    /// JSON, but no message; `place` is the way from the root, such as `reply.response.code`.
    case notMessage(place: String, reason: String)
    /// The hello of a peer that speaks another version.
    case unsupportedVersion(Int, supported: Int)
    /// The file that arrived differs from its announcement, or is too large.
    case badFile(reason: String)
    /// The message holds a value that JSON cannot carry.
    case unencodable(place: String, reason: String)
}

extension FrameError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .empty:
            "a frame of 0 bytes; a frame holds one message and so at least 2 bytes"
        case .tooLong(let bytes, let limit):
            "a frame of \(bytes) bytes, more than the \(limit) allowed; send less at once"
        case .cutOff(let missing):
            "the connection ended inside a frame, \(missing) bytes before its end"
        case .tooDeep(let limit):
            "a frame nests arrays and objects more than \(limit) deep; flatten the value"
        case .tooManyValues(let limit):
            "a frame holds more than \(limit) values; send fewer at once"
        case .notJSON(let reason):
            "a frame is not JSON: \(reason)"
        case .notMessage(let place, let reason):
            "a frame is not a message: \(place.isEmpty ? "" : "at \(place): ")\(reason)"
        case .unsupportedVersion(let version, let supported):
            "the peer speaks version \(version) of the protocol, this side version \(supported); "
                + "build both with the same Beckon"
        case .badFile(let reason):
            "a file that \(reason)"
        case .unencodable(let place, let reason):
            "a message cannot be sent: \(place.isEmpty ? "" : "at \(place): ")\(reason)"
        }
    }
}
