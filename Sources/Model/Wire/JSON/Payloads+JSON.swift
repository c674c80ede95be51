// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension OptionsPayload {
    func write(to writer: inout JSONWriter) throws(FrameError) {
        try writer.object { (writer) throws(FrameError) in
            try writer.field("sections") { (writer) throws(FrameError) in
                try writer.array(sections) { (writer, section) throws(FrameError) in try section.write(to: &writer) }
            }
        }
    }

    init(from reader: inout JSONReader) throws(FrameError) {
        var sections: [Section]?
        try reader.object { (reader, key) throws(FrameError) in
            switch key {
            case "sections":
                sections = try reader.array { (reader) throws(FrameError) in try Section(from: &reader) }
            default: try reader.skip()
            }
        }
        self.init(sections: try sections.required("sections"))
    }
}

extension OptionsPayload.Section {
    func write(to writer: inout JSONWriter) throws(FrameError) {
        try writer.object { (writer) throws(FrameError) in
            try writer.field("title", ifPresent: title)
            try writer.field("items") { (writer) throws(FrameError) in
                try writer.array(items) { (writer, item) throws(FrameError) in try item.write(to: &writer) }
            }
        }
    }

    init(from reader: inout JSONReader) throws(FrameError) {
        var title: String?
        var items: [IntentValue]?
        try reader.object { (reader, key) throws(FrameError) in
            switch key {
            case "title": title = try reader.optionalString()
            case "items": items = try reader.array { (reader) throws(FrameError) in try IntentValue(from: &reader) }
            default: try reader.skip()
            }
        }
        self.init(title: title, items: try items.required("items"))
    }
}

extension ResponsePayload {
    func write(to writer: inout JSONWriter) throws(FrameError) {
        try writer.object { (writer) throws(FrameError) in
            try writer.field("code", code)
            try writer.field("properties") { (writer) throws(FrameError) in try writer.values(properties) }
            if let activity {
                try writer.field("activity") { (writer) throws(FrameError) in try writer.encodable(activity) }
            }
        }
    }

    init(from reader: inout JSONReader) throws(FrameError) {
        var code: Int?
        var properties: [String: IntentValue]?
        var activity: ActivityPayload?
        try reader.object { (reader, key) throws(FrameError) in
            switch key {
            case "code": code = try reader.integer()
            case "properties": properties = try reader.values()
            case "activity": activity = try reader.decodable(ActivityPayload?.self)
            default: try reader.skip()
            }
        }
        self.init(
            code: try code.required("code"), properties: try properties.required("properties"), activity: activity)
    }
}
