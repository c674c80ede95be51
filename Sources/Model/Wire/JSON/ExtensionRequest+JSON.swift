// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension ExtensionRequest {
    private enum Kind: String {
        case resolve, options, defaultValue, confirm, handle
    }

    private var kind: Kind {
        switch self {
        case .resolve: .resolve
        case .options: .options
        case .defaultValue: .defaultValue
        case .confirm: .confirm
        case .handle: .handle
        }
    }

    func write(to writer: inout JSONWriter) throws(FrameError) {
        try writer.object { (writer) throws(FrameError) in
            try writer.field("ask", kind.rawValue)
            switch self {
            case .resolve(let parameter, _), .defaultValue(let parameter, _):
                try writer.field("parameter", parameter)
            case .options(let parameter, let search, _):
                try writer.field("parameter", parameter)
                try writer.field("search", ifPresent: search)
            case .confirm, .handle:
                break
            }
            try writer.field("intent") { (writer) throws(FrameError) in try intent.write(to: &writer) }
        }
    }

    init(from reader: inout JSONReader) throws(FrameError) {
        var kind: Kind?
        var (parameter, search): (String?, String?) = (nil, nil)
        var intent: IntentPayload?
        try reader.object { (reader, key) throws(FrameError) in
            switch key {
            case "ask": kind = try reader.name(of: Kind.self)
            case "parameter": parameter = try reader.optionalString()
            case "search": search = try reader.optionalString()
            case "intent": intent = try IntentPayload(from: &reader)
            default: try reader.skip()
            }
        }
        let given = try intent.required("intent")
        self =
            switch try kind.required("ask") {
            case .resolve: .resolve(parameter: try parameter.required("parameter"), of: given)
            case .options: .options(parameter: try parameter.required("parameter"), search: search, of: given)
            case .defaultValue: .defaultValue(parameter: try parameter.required("parameter"), of: given)
            case .confirm: .confirm(given)
            case .handle: .handle(given)
            }
    }
}

extension IntentPayload {
    func write(to writer: inout JSONWriter) throws(FrameError) {
        try writer.object { (writer) throws(FrameError) in
            try writer.field("className", className)
            try writer.field("identifier", ifPresent: identifier)
            try writer.field("suggestedInvocationPhrase", ifPresent: suggestedInvocationPhrase)
            try writer.field("values") { (writer) throws(FrameError) in try writer.values(values) }
        }
    }

    init(from reader: inout JSONReader) throws(FrameError) {
        var (className, identifier, phrase): (String?, String?, String?) = (nil, nil, nil)
        var values: [String: IntentValue]?
        try reader.object { (reader, key) throws(FrameError) in
            switch key {
            case "className": className = try reader.string()
            case "identifier": identifier = try reader.optionalString()
            case "suggestedInvocationPhrase": phrase = try reader.optionalString()
            case "values": values = try reader.values()
            default: try reader.skip()
            }
        }
        self.init(
            className: try className.required("className"), identifier: identifier, suggestedInvocationPhrase: phrase,
            values: try values.required("values"))
    }
}
