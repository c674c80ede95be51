// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension ObjectValue {
    func write(to writer: inout JSONWriter) throws(FrameError) {
        try writer.object { (writer) throws(FrameError) in
            try writer.field("typeName", typeName)
            try writer.field("identifier", ifPresent: identifier)
            try writer.field("displayString", displayString)
            try writer.field("pronunciationHint", ifPresent: pronunciationHint)
            try writer.field("subtitle", ifPresent: subtitle)
            if let image { try writer.field("image") { (writer) throws(FrameError) in try writer.encodable(image) } }
            try writer.field("alternatives") { (writer) throws(FrameError) in
                try writer.array(alternatives) { (writer, text) throws(FrameError) in try writer.encodable(text) }
            }
            try writer.field("properties") { (writer) throws(FrameError) in try writer.values(properties) }
        }
    }

    init(from reader: inout JSONReader) throws(FrameError) {
        var (typeName, displayString): (String?, String?) = (nil, nil)
        var alternatives: [SpeakableStringValue]?
        var properties: [String: IntentValue]?
        var object = ObjectValue(typeName: "", identifier: nil, displayString: "")
        try reader.object { (reader, key) throws(FrameError) in
            switch key {
            case "typeName": typeName = try reader.string()
            case "identifier": object.identifier = try reader.optionalString()
            case "displayString": displayString = try reader.string()
            case "pronunciationHint": object.pronunciationHint = try reader.optionalString()
            case "subtitle": object.subtitle = try reader.optionalString()
            case "image": object.image = try reader.decodable(ImageValue?.self)
            case "alternatives":
                alternatives = try reader.array { (reader) throws(FrameError) in
                    try reader.decodable(SpeakableStringValue.self)
                }
            case "properties": properties = try reader.values()
            default: try reader.skip()
            }
        }
        object.typeName = try typeName.required("typeName")
        object.displayString = try displayString.required("displayString")
        object.alternatives = try alternatives.required("alternatives")
        object.properties = try properties.required("properties")
        self = object
    }
}

extension JSONWriter {
    mutating func values(_ values: [String: IntentValue]) throws(FrameError) {
        try object { (writer) throws(FrameError) in
            for (name, value) in values {
                try writer.field(name) { (writer) throws(FrameError) in try value.write(to: &writer) }
            }
        }
    }
}

extension JSONReader {
    mutating func values() throws(FrameError) -> [String: IntentValue] {
        var values: [String: IntentValue] = [:]
        try object { (reader, name) throws(FrameError) in values[name] = try IntentValue(from: &reader) }
        return values
    }

    /// Reads one of the names of an enumeration.
    mutating func name<Names: RawRepresentable>(of type: Names.Type) throws(FrameError) -> Names
    where Names.RawValue == String {
        let name = try string()
        guard let value = Names(rawValue: name) else {
            throw .notMessage(place: "", reason: "‘\(name.shortened)’ is not known here")
        }
        return value
    }
}
