// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

// One schema of each kind of each domain, found as a macro finds it.

func intent<T>(_ schema: T) where T: AppSchemaIntent {}
func entity<T>(_ schema: T) where T: AppSchemaEntity {}
func enumeration<T>(_ schema: T) where T: AppSchemaEnum {}
func older<T>(_ schema: T) where T: AssistantSchemas.Intent {}

func schemas() {
    intent(.assistant.activate)
    intent(.audio.warmupAudioQueue)
    intent(.books.updateWordSpacing)
    intent(.browser.switchTab)
    intent(.calendar.updateEvent)
    intent(.camera.switchDevice)
    intent(.clock.updateTimer)
    intent(.files.renameFile)
    intent(.journal.updateEntry)
    intent(.mail.updateMail)
    intent(.maps.updateNavigationWaypoints)
    intent(.messages.unsendMessage)
    intent(.notes.updateNote)
    intent(.phone.startCall)
    intent(.photos.updateRecognizedPerson)
    intent(.presentation.update)
    intent(.reader.searchDocuments)
    intent(.reminders.updateSection)
    intent(.spreadsheet.updateSheet)
    intent(.system.searchInApp)
    intent(.visualIntelligence.semanticContentSearch)
    intent(.whiteboard.updateItem)
    intent(.wordProcessor.openPage)
    entity(.audio.warmupAudioQueueResult)
    entity(.books.settings)
    entity(.browser.window)
    entity(.calendar.event)
    entity(.clock.timer)
    entity(.files.file)
    entity(.journal.entry)
    entity(.mail.message)
    entity(.maps.rating)
    entity(.messages.messagePerson)
    entity(.notes.tag)
    entity(.phone.phonePerson)
    entity(.photos.recognizedPerson)
    entity(.presentation.template)
    entity(.reader.page)
    entity(.reminders.section)
    entity(.spreadsheet.template)
    entity(.whiteboard.item)
    entity(.wordProcessor.template)
    enumeration(.audio.queueInsertionLocation)
    enumeration(.books.theme)
    enumeration(.browser.clearHistoryTimeFrame)
    enumeration(.calendar.eventStatus)
    enumeration(.camera.captureMode)
    enumeration(.clock.timerState)
    enumeration(.maps.transportType)
    enumeration(.messages.messageType)
    enumeration(.phone.audioVisualMode)
    enumeration(.photos.rotationDirection)
    enumeration(.reader.documentKind)
    enumeration(.reminders.locationTriggerEvent)
    enumeration(.whiteboard.itemType)
    older(.photos.search)
}
