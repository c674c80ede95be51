// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension ExtensionReply {
    func write(to writer: inout JSONWriter) throws(FrameError) {
        try writer.object { (writer) throws(FrameError) in
            switch self {
            case .resolution(let results, let isArray):
                try writer.field("resolution") { (writer) throws(FrameError) in
                    try writer.array(results) { (writer, result) throws(FrameError) in try result.write(to: &writer) }
                }
                try writer.field("isArray") { (writer) throws(FrameError) in writer.boolean(isArray) }
            case .options(let options):
                try writer.field("options") { (writer) throws(FrameError) in try options.write(to: &writer) }
            case .defaultValue(let value):
                try writer.field("defaultValue") { (writer) throws(FrameError) in
                    if let value { try value.write(to: &writer) } else { writer.null() }
                }
            case .response(let response):
                try writer.field("response") { (writer) throws(FrameError) in try response.write(to: &writer) }
            case .refusal(let refusal):
                try writer.field("refusal") { (writer) throws(FrameError) in try writer.encodable(refusal) }
            }
        }
    }

    init(from reader: inout JSONReader) throws(FrameError) {
        var reply: ExtensionReply?
        var results: [ResolutionPayload]?
        var isArray: Bool?
        try reader.object { (reader, key) throws(FrameError) in
            switch key {
            case "resolution":
                results = try reader.array { (reader) throws(FrameError) in try ResolutionPayload(from: &reader) }
            case "isArray": isArray = try reader.boolean()
            case "options": reply = .options(try OptionsPayload(from: &reader))
            case "defaultValue":
                reply = .defaultValue(
                    try reader.optional { (reader) throws(FrameError) in try IntentValue(from: &reader) })
            case "response": reply = .response(try ResponsePayload(from: &reader))
            case "refusal": reply = .refusal(try reader.decodable(ExtensionRefusal.self))
            default: try reader.skip()
            }
        }
        if let results {
            self = .resolution(results, isArray: try isArray.required("isArray"))
        } else if let reply {
            self = reply
        } else {
            throw .notMessage(place: "", reason: "a reply of no known kind")
        }
    }
}

extension ResolutionPayload {
    private enum Kind: String {
        case success, notRequired, needsValue, disambiguation, confirmationRequired, unsupported
    }

    private var kind: Kind {
        switch self {
        case .success: .success
        case .notRequired: .notRequired
        case .needsValue: .needsValue
        case .disambiguation: .disambiguation
        case .confirmationRequired: .confirmationRequired
        case .unsupported: .unsupported
        }
    }

    func write(to writer: inout JSONWriter) throws(FrameError) {
        try writer.object { (writer) throws(FrameError) in
            try writer.field("resolution", kind.rawValue)
            switch self {
            case .success(let value), .confirmationRequired(let value?):
                try writer.field("value") { (writer) throws(FrameError) in try value.write(to: &writer) }
            case .disambiguation(let values):
                try writer.field("values") { (writer) throws(FrameError) in
                    try writer.array(values) { (writer, value) throws(FrameError) in try value.write(to: &writer) }
                }
            case .unsupported(let reason?):
                try writer.field("reason", reason)
            case .notRequired, .needsValue, .confirmationRequired(nil), .unsupported(nil):
                break
            }
        }
    }

    init(from reader: inout JSONReader) throws(FrameError) {
        var kind: Kind?
        var value: IntentValue?
        var values: [IntentValue]?
        var reason: Int?
        try reader.object { (reader, key) throws(FrameError) in
            switch key {
            case "resolution": kind = try reader.name(of: Kind.self)
            case "value": value = try reader.optional { (reader) throws(FrameError) in try IntentValue(from: &reader) }
            case "values":
                values = try reader.array { (reader) throws(FrameError) in try IntentValue(from: &reader) }
            case "reason": reason = try reader.optional { (reader) throws(FrameError) in try reader.integer() }
            default: try reader.skip()
            }
        }
        self =
            switch try kind.required("resolution") {
            case .success: .success(try value.required("value"))
            case .notRequired: .notRequired
            case .needsValue: .needsValue
            case .disambiguation: .disambiguation(try values.required("values"))
            case .confirmationRequired: .confirmationRequired(value)
            case .unsupported: .unsupported(reason: reason)
            }
    }
}
