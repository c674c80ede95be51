// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues

/// The same form as `IntentValue`'s `Codable` conformance; tests hold the two together.
extension IntentValue {
    func write(to writer: inout JSONWriter) throws(FrameError) {
        try writer.object { (writer) throws(FrameError) in
            try writer.field(key) { (writer) throws(FrameError) in try writeContent(to: &writer) }
        }
    }

    private var key: String {
        switch self {
        case .string: "string"
        case .integer: "integer"
        case .decimal: "decimal"
        case .boolean: "boolean"
        case .timeInterval: "timeInterval"
        case .dateComponents: "dateComponents"
        case .url: "url"
        case .file: "file"
        case .person: "person"
        case .placemark: "placemark"
        case .speakableString: "speakableString"
        case .currency: "currency"
        case .measurement: "measurement"
        case .enumeration: "enumeration"
        case .object: "object"
        case .array: "array"
        }
    }

    private func writeContent(to writer: inout JSONWriter) throws(FrameError) {
        switch self {
        case .string(let value): writer.string(value)
        case .integer(let value), .enumeration(let value): writer.integer(value)
        case .decimal(let value), .timeInterval(let value): writer.number(value)
        case .boolean(let value): writer.boolean(value)
        case .file(let value): try value.write(to: &writer)
        case .object(let value): try value.write(to: &writer)
        case .array(let values):
            try writer.array(values) { (writer, value) throws(FrameError) in try value.write(to: &writer) }
        case .dateComponents(let value): try writer.encodable(value)
        case .url(let value): try writer.encodable(value)
        case .person(let value): try writer.encodable(value)
        case .placemark(let value): try writer.encodable(value)
        case .speakableString(let value): try writer.encodable(value)
        case .currency(let value): try writer.encodable(value)
        case .measurement(let value): try writer.encodable(value)
        }
    }

    init(from reader: inout JSONReader) throws(FrameError) {
        var value: IntentValue?
        var isAmbiguous = false
        try reader.object { (reader, key) throws(FrameError) in
            guard let read = try IntentValue.value(of: key, from: &reader) else { return try reader.skip() }
            isAmbiguous = value != nil
            value = read
        }
        guard let value, !isAmbiguous else {
            throw .notMessage(place: "", reason: "a value is an object with one known key")
        }
        self = value
    }

    /// Nil for an unknown key; nothing is read then.
    private static func value(of key: String, from reader: inout JSONReader) throws(FrameError) -> IntentValue? {
        switch key {
        case "string": .string(try reader.string())
        case "integer": .integer(try reader.integer())
        case "decimal": .decimal(try reader.number())
        case "boolean": .boolean(try reader.boolean())
        case "timeInterval": .timeInterval(try reader.number())
        case "enumeration": .enumeration(try reader.integer())
        case "file": .file(try FileValue(from: &reader))
        case "object": .object(try ObjectValue(from: &reader))
        case "array":
            .array(try reader.array { (reader) throws(FrameError) in try IntentValue(from: &reader) })
        case "dateComponents": .dateComponents(try reader.decodable(DateComponents.self))
        case "url": .url(try reader.decodable(URL.self))
        case "person": .person(try reader.decodable(PersonValue.self))
        case "placemark": .placemark(try reader.decodable(PlacemarkValue.self))
        case "speakableString": .speakableString(try reader.decodable(SpeakableStringValue.self))
        case "currency": .currency(try reader.decodable(CurrencyValue.self))
        case "measurement": .measurement(try reader.decodable(MeasurementValue.self))
        default: nil
        }
    }
}

extension FileValue {
    func write(to writer: inout JSONWriter) throws(FrameError) {
        try writer.object { (writer) throws(FrameError) in
            try writer.field("data") { (writer) throws(FrameError) in writer.data(data) }
            try writer.field("filename", filename)
            try writer.field("typeIdentifier", ifPresent: typeIdentifier)
        }
    }

    init(from reader: inout JSONReader) throws(FrameError) {
        var data: Data?
        var (filename, typeIdentifier): (String?, String?) = (nil, nil)
        try reader.object { (reader, key) throws(FrameError) in
            switch key {
            case "data": data = try reader.data()
            case "filename": filename = try reader.string()
            case "typeIdentifier": typeIdentifier = try reader.optionalString()
            default: try reader.skip()
            }
        }
        self.init(
            data: try data.required("data"), filename: try filename.required("filename"),
            typeIdentifier: typeIdentifier)
    }
}
