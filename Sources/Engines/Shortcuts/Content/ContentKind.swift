// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The kinds of content, each with the name that the format has for it.
package enum ContentKind: String, CaseIterable, Codable, Sendable {
    case text = "WFStringContentItem"
    case number = "WFNumberContentItem"
    case boolean = "WFBooleanContentItem"
    case date = "WFDateContentItem"
    case url = "WFURLContentItem"
    case dictionary = "WFDictionaryContentItem"
    case richText = "WFRichTextContentItem"
    case image = "WFImageContentItem"
    case pdf = "WFPDFContentItem"
    case file = "WFGenericFileContentItem"
    case media = "WFAVAssetContentItem"
    case photo = "WFPhotoMediaContentItem"
    case measurement = "WFMeasurementUnitContentItem"
    case timeInterval = "WFTimeIntervalContentItem"
    case contact = "WFContactContentItem"
    case phoneNumber = "WFPhoneNumberContentItem"
    case emailAddress = "WFEmailAddressContentItem"
    case location = "WFLocationContentItem"
    case streetAddress = "WFStreetAddressContentItem"
    case mapsLink = "WFDCMapsLinkContentItem"
    case webPage = "WFSafariWebPageContentItem"
    case article = "WFArticleContentItem"
    case app = "WFAppContentItem"
    case appStoreApp = "WFAppStoreAppContentItem"
    case storeProduct = "WFiTunesProductContentItem"
    case music = "WFMPMediaContentItem"
    case folder = "WFFolderContentItem"
    case calendarEvent = "WFCalendarEventContentItem"
    case reminder = "WFReminderContentItem"
    case shortcut = "WFWorkflowReferenceContentItem"
    /// What an app's intent gave.
    case appObject = "WFAppObjectContentItem"
}

extension ContentKind {
    /// What people call it.
    package var title: String {
        switch self {
        case .text: "Text"
        case .number: "Number"
        case .boolean: "Boolean"
        case .date: "Date"
        case .url: "URL"
        case .dictionary: "Dictionary"
        case .richText: "Rich Text"
        case .image: "Image"
        case .pdf: "PDF"
        case .file: "File"
        case .media: "Media"
        case .photo: "Photo media"
        case .measurement: "Measurement"
        case .timeInterval: "Time interval"
        case .contact: "Contact"
        case .phoneNumber: "Phone number"
        case .emailAddress: "Email address"
        case .location: "Location"
        case .streetAddress: "Address"
        case .mapsLink: "Maps link"
        case .webPage: "Safari web page"
        case .article: "Article"
        case .app: "App"
        case .appStoreApp: "App Store app"
        case .storeProduct: "iTunes product"
        case .music: "iTunes media"
        case .folder: "Folder"
        case .calendarEvent: "Calendar event"
        case .reminder: "Reminder"
        case .shortcut: "Shortcut"
        case .appObject: "App object"
        }
    }
}

extension ContentValue {
    /// What an item is without being taken as something else.
    package var kind: ContentKind {
        switch self {
        case .text: .text
        case .number: .number
        case .boolean: .boolean
        case .date: .date
        case .url: .url
        case .dictionary: .dictionary
        case .list: .text
        case .richText: .richText
        case .file(let file): file.kind
        case .measurement: .measurement
        case .record(let record): record.kind
        }
    }
}

extension ContentFile {
    /// By its type.
    package var kind: ContentKind {
        switch type {
        case "com.adobe.pdf": .pdf
        case "public.folder": .folder
        default:
            FileTypes.conforms(type, to: .image) ? .image : FileTypes.conforms(type, to: .media) ? .media : .file
        }
    }
}
