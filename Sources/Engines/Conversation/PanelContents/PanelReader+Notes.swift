// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import SystemTexts

extension PanelReader {
    func notes(_ intent: String) -> PanelContent? {
        switch intent {
        case "INAddTasksIntent": addedTasks
        case "INCreateTaskListIntent": createdList
        case "INDeleteTasksIntent": list(results["deletedTasks"] ?? values["tasks"], in: argument("taskList"))
        case "INSnoozeTasksIntent": list(results["snoozedTasks"] ?? values["tasks"])
        case "INSetTaskAttributeIntent": list(results["modifiedTask"] ?? values["targetTask"])
        case "INCreateNoteIntent": createdNote
        case "INAppendToNoteIntent": note(object(results["note"])) ?? addition
        case "INSearchForNotebookItemsIntent": foundItems
        default: nil
        }
    }

    // MARK: Lists

    private var addedTasks: PanelContent? {
        let title =
            text("title", of: object(results["modifiedTaskList"]))
            ?? text("title", of: object(values["targetTaskList"]))
        if let list = list(results["addedTasks"], in: title) { return list }
        let due = argument("temporalEventTrigger") ?? argument("spatialEventTrigger")
        return list(titled: values["taskTitles"], in: title, due: due)
    }

    private var createdList: PanelContent? {
        let made = object(results["createdTaskList"])
        let title = text("title", of: made) ?? argument("title")
        return list(made?.properties["tasks"], in: title) ?? list(titled: values["taskTitles"], in: title, due: nil)
            ?? title.map { .list(PanelContent.List(title: $0, items: [])) }
    }

    private func list(_ tasks: IntentValue?, in title: String? = nil) -> PanelContent? {
        let (shown, count) = objects(tasks)
        let items = shown.compactMap(item)
        guard !items.isEmpty else { return nil }
        return .list(PanelContent.List(title: title, items: items, remaining: more(than: items.count, of: count)))
    }

    private func item(_ task: ObjectValue) -> PanelContent.List.Item? {
        guard let title = text("title", of: task) ?? text(.string(task.displayString)) else { return nil }
        return PanelContent.List.Item(
            title: title, isDone: caseName("status", of: task) == "completed",
            isFlagged: caseName("priority", of: task) == "flagged",
            due: text("temporalEventTrigger", of: task) ?? text("spatialEventTrigger", of: task))
    }

    private func list(titled titles: IntentValue?, in title: String?, due: String?) -> PanelContent? {
        guard case .array(let titles)? = titles else { return nil }
        let items = titles.prefix(PanelContent.mostRows).compactMap { text($0) }
            .map { PanelContent.List.Item(title: $0, due: due) }
        guard !items.isEmpty else { return nil }
        return .list(
            PanelContent.List(title: title, items: items, remaining: more(than: items.count, of: titles.count)))
    }

    // MARK: Notes

    private var createdNote: PanelContent? {
        if let note = note(object(results["createdNote"])) { return note }
        let text = body(values["content"]) ?? ""
        guard let title = argument("title") else {
            return text.isEmpty ? nil : .note(PanelContent.Note(text: text, folder: argument("groupName")))
        }
        return .note(PanelContent.Note(title: title, text: text, folder: argument("groupName")))
    }

    private var addition: PanelContent? {
        let title = text("title", of: object(values["targetNote"]))
        guard let text = body(values["content"]) else { return nil }
        return .note(PanelContent.Note(title: title, text: text))
    }

    private func note(_ note: ObjectValue?) -> PanelContent? {
        guard let note else { return nil }
        let contents = note.properties["contents"]
        let title = text("title", of: note)
        let text = body(contents) ?? ""
        guard title != nil || !text.isEmpty else { return nil }
        let picture = objects(contents).shown.compactMap { image($0.properties["image"]) }.first
        return .note(
            PanelContent.Note(
                title: title, text: text, folder: self.text("groupName", of: note), picture: picture))
    }

    /// The words of a note's content, each part on lines of its own.
    private func body(_ content: IntentValue?) -> String? {
        let parts = objects(content).shown.compactMap { part in
            longText(part.properties["text"]) ?? longText(.string(part.displayString))
        }
        return parts.isEmpty ? nil : parts.joined(separator: "\n")
    }

    // MARK: What was found

    /// Tasks with ticks, one list with its tasks, else a row for each note or list.
    private var foundItems: PanelContent? {
        if let tasks = list(results["tasks"]) { return tasks }
        let lists = objects(results["taskLists"])
        if lists.count == 1, let only = lists.shown.first {
            return list(only.properties["tasks"], in: text("title", of: only))
        }
        let notes = objects(results["notes"])
        if notes.count == 1 { return note(notes.shown.first) }
        return rows(.notes, lists.count > 1 ? results["taskLists"] : results["notes"]) { found in
            guard let title = text("title", of: found) else { return nil }
            return PanelContent.Rows.Row(
                title: title, detail: text(body(found.properties["contents"]).map { .string($0) }),
                value: text("modifiedDateComponents", of: found) ?? text("createdDateComponents", of: found))
        }
    }
}
