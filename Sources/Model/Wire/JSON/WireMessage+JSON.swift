// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension WireMessage {
    func write(to writer: inout JSONWriter) throws(FrameError) {
        try writer.object { (writer) throws(FrameError) in
            switch self {
            case .hello(let version, let language):
                try writer.field("hello", version)
                try writer.field("language", ifPresent: language)
            case .request(let id, let request):
                try writer.field("id", id)
                try writer.field("request") { (writer) throws(FrameError) in try request.write(to: &writer) }
            case .reply(let id, let reply):
                try writer.field("id", id)
                try writer.field("reply") { (writer) throws(FrameError) in try reply.write(to: &writer) }
            case .fault(let id, let text):
                try writer.field("id", id)
                try writer.field("fault", text)
            }
        }
    }

    init(from reader: inout JSONReader) throws(FrameError) {
        var (hello, id): (Int?, Int?) = (nil, nil)
        var (language, fault): (String?, String?) = (nil, nil)
        var request: ExtensionRequest?
        var reply: ExtensionReply?
        try reader.object { (reader, key) throws(FrameError) in
            switch key {
            case "hello": hello = try reader.integer()
            case "language": language = try reader.optionalString()
            case "id": id = try reader.integer()
            case "request": request = try ExtensionRequest(from: &reader)
            case "reply": reply = try ExtensionReply(from: &reader)
            case "fault": fault = try reader.string()
            default: try reader.skip()
            }
        }
        if let hello {
            self = .hello(version: hello, language: language)
        } else if let request {
            self = .request(id: try id.required("id"), request)
        } else if let reply {
            self = .reply(id: try id.required("id"), reply)
        } else if let fault {
            self = .fault(id: try id.required("id"), text: fault)
        } else {
            throw .notMessage(place: "", reason: "a message of no known kind")
        }
    }
}

extension Optional {
    /// - Throws: ``FrameError/notMessage(place:reason:)`` naming the field, when there is no value.
    func required(_ field: String) throws(FrameError) -> Wrapped {
        guard let self else { throw .notMessage(place: "", reason: "the field ‘\(field)’ is missing") }
        return self
    }
}
