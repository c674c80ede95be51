// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import SystemLink

extension NSCoder {
    private static let standardKey = "json"

    /// Writes one value as JSON; a value that has no JSON form is left out, with the reason reported.
    ///
    /// - Parameter key: Another one for what the object says besides; nil for the object itself.
    func encodeJSON(forKey key: String? = nil, _ value: () throws -> some Encodable) {
        do {
            encode(try InlineFiles.encoder().encode(try value()) as NSData, forKey: key ?? Self.standardKey)
        } catch {
            report(error)
        }
    }

    /// The value that ``encodeJSON(_:)`` wrote; nil, with the reason reported, when there is none.
    ///
    /// Only plain data passes through the archive, so no foreign bytes choose a class.
    func decodeJSON<Value: Decodable>(_ type: Value.Type, forKey key: String? = nil) -> Value? {
        guard let data = decodeObject(of: NSData.self, forKey: key ?? Self.standardKey) else { return nil }
        do {
            return try InlineFiles.decoder().decode(type, from: data as Data)
        } catch {
            report(error)
            return nil
        }
    }

    /// Reports a failed encoding: through the coder if it takes errors, else on standard error.
    func report(_ error: any Error) {
        // Under the other policy Foundation for Linux ends the process here.
        if decodingFailurePolicy == .setErrorAndReturn {
            failWithError(error)
        } else {
            StandardError.write("archiving failed: \(error)", from: "Intents")
        }
    }
}

/// Writes the contents of files into the JSON that names them: an archive has nothing beside it.
private final class InlineFiles: FileSink, FileSource {
    static func encoder() -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.userInfo[.fileSink] = InlineFiles()
        return encoder
    }

    static func decoder() -> JSONDecoder {
        let decoder = JSONDecoder()
        decoder.userInfo[.fileSource] = InlineFiles()
        return decoder
    }

    func text(of content: FileContent) throws -> String? {
        try content.bytes().base64EncodedString()
    }

    func content(of digest: FileDigest, size: Int, data: String?) -> FileContent? {
        guard let data, let bytes = Data(base64Encoded: data) else { return nil }
        let content = OwnFile.content(holding: bytes)
        return content.digest == digest && content.size == size ? content : nil
    }
}
