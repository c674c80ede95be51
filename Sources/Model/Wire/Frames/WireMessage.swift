// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import IntentValues

/// What one frame holds, in one direction of one kind of connection.
package protocol WireMessage: Codable, Sendable {
    /// Reads a frame that ``FrameDecoder/next()`` gave.
    ///
    /// The bytes may come from a hostile peer: depth and number of values are bounded before
    /// anything is built. May be called on any thread.
    ///
    /// - Parameter files: What the other side has sent of files; nil leaves the files of the message without content.
    /// - Throws: ``FrameError`` naming the place, also for the hello of another version, and for a file that did not
    ///   come.
    init(frame: Data, files: FileTable?) throws(FrameError)
    /// What the message is where it is not JSON as a whole.
    var numbered: (NumberedFrame, id: Int, parts: [Data])? { get }
    /// The files that it names, where it is not JSON as a whole.
    var files: [FileContent] { get }
}

extension WireMessage {
    package var files: [FileContent] { [] }

    /// The same without the files' contents.
    package init(frame: Data) throws(FrameError) {
        try self.init(frame: frame, files: nil)
    }

    /// Reads a frame that is JSON.
    static func decoded(_ frame: Data, _ files: FileTable?) throws(FrameError) -> Self {
        try WireJSON.decode(Self.self, from: frame, files: files)
    }
}

extension WireJSON {
    /// Reads what another process wrote.
    ///
    /// - Parameter files: Has the contents of the files that it names; nil leaves them without content.
    /// - Throws: ``FrameError`` naming the place.
    package static func decode<Value: Decodable>(
        _ type: Value.Type, from bytes: Data, files: FileTable? = nil
    ) throws(FrameError) -> Value {
        try decode(type, from: bytes, with: files.map(Self.decoder(finding:)) ?? decoder)
    }

    /// Reads what another process wrote.
    ///
    /// - Parameter decoder: One of ``makeDecoder()``.
    /// - Throws: ``FrameError`` naming the place.
    package static func decode<Value: Decodable>(
        _ type: Value.Type, from bytes: Data, with decoder: JSONDecoder
    ) throws(FrameError) -> Value {
        try FrameShape.check(bytes)
        do {
            return try decoder.decode(type, from: bytes)
        } catch let error as DecodingError {
            throw jsonError(in: bytes) ?? FrameError(error)
        } catch {
            throw .notJSON(reason: String(describing: error).firstCharacters)
        }
    }

    /// What keeps a frame from being JSON and where: the decoder does not tell, the older parser does.
    private static func jsonError(in frame: Data) -> FrameError? {
        do {
            _ = try JSONSerialization.jsonObject(with: frame)
            return nil
        } catch {
            let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
            return .notJSON(reason: (reason ?? String(describing: error)).firstCharacters)
        }
    }
}

extension FrameError {
    fileprivate init(_ error: DecodingError) {
        switch error {
        case .dataCorrupted(let context) where context.debugDescription == "The given data was not valid JSON.":
            // It is, as was made sure; so the decoder speaks of a number, the one thing left.
            self.init(at: context.codingPath, "a number does not fit its field")
        case .dataCorrupted(let context):
            self.init(at: context.codingPath, context.debugDescription)
        case .keyNotFound(let key, let context):
            self.init(at: context.codingPath, "the field ‘\(key.stringValue)’ is missing")
        case .typeMismatch(_, let context):
            self.init(at: context.codingPath, context.kindReason ?? context.debugDescription)
        case .valueNotFound(_, let context):
            self.init(at: context.codingPath, context.debugDescription)
        @unknown default:
            self.init(at: [], String(describing: error))
        }
    }

    private init(at path: [any CodingKey], _ reason: String) {
        self = .notMessage(place: path.dotted.firstCharacters, reason: reason.firstCharacters)
    }
}

extension DecodingError.Context {
    /// What the decoders that the compiler writes for enumerations mean by their words; nil for other words.
    fileprivate var kindReason: String? {
        debugDescription.hasPrefix("Invalid number of keys found") ? "it is of no known kind, or of several" : nil
    }
}

extension String {
    /// Enough to tell what it was about; the rest of a hostile text stays out of logs.
    fileprivate var firstCharacters: String {
        count <= 200 ? self : prefix(200) + "…"
    }
}
