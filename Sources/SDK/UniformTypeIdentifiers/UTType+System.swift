// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UTType {
    /// Anything that can be a file or a folder.
    public static let item = UTType(importedAs: "public.item")
    /// Anything that has content to look at.
    public static let content = UTType(importedAs: "public.content")
    /// Content of several kinds, such as a document.
    public static let compositeContent = UTType(importedAs: "public.composite-content")
    /// Anything that is a stream of bytes.
    public static let data = UTType(importedAs: "public.data")
    /// A folder or a package.
    public static let directory = UTType(importedAs: "public.directory")
    /// A folder that a person opens.
    public static let folder = UTType(importedAs: "public.folder")
    /// A folder that looks like a file.
    public static let package = UTType(importedAs: "com.apple.package")
    /// A message, such as an e-mail.
    public static let message = UTType(importedAs: "public.message")
    /// A person's or an organisation's details.
    public static let contact = UTType(importedAs: "public.contact")
    /// An event.
    public static let calendarEvent = UTType(importedAs: "public.calendar-event")
    /// Several files in one.
    public static let archive = UTType(importedAs: "public.archive")
    /// A program.
    public static let executable = UTType(importedAs: "public.executable")
    /// The address of anything.
    public static let url = UTType(importedAs: "public.url")
    /// The address of a file.
    public static let fileURL = UTType(importedAs: "public.file-url")
    /// Text of any form.
    public static let text = UTType(importedAs: "public.text")
    /// Text without form, in any encoding.
    public static let plainText = UTType(importedAs: "public.plain-text")
    /// Text without form, in UTF-8.
    public static let utf8PlainText = UTType(importedAs: "public.utf8-plain-text")
    /// Rich text.
    public static let rtf = UTType(importedAs: "public.rtf")
    /// A web page.
    public static let html = UTType(importedAs: "public.html")
    /// XML.
    public static let xml = UTType(importedAs: "public.xml")
    /// JSON.
    public static let json = UTType(importedAs: "public.json")
    /// YAML.
    public static let yaml = UTType(importedAs: "public.yaml")
    /// A program's text.
    public static let sourceCode = UTType(importedAs: "public.source-code")
    /// A Swift program's text.
    public static let swiftSource = UTType(importedAs: "public.swift-source")
    /// A table as text.
    public static let delimitedText = UTType(importedAs: "public.delimited-values-text")
    /// A table with commas between its columns.
    public static let commaSeparatedText = UTType(importedAs: "public.comma-separated-values-text")
    /// A contact as text.
    public static let vCard = UTType(importedAs: "public.vcard")
    /// A property list.
    public static let propertyList = UTType(importedAs: "com.apple.property-list")
    /// A ZIP archive.
    public static let zip = UTType(importedAs: "public.zip-archive")
    /// A PDF document.
    public static let pdf = UTType(importedAs: "com.adobe.pdf")
    /// A picture.
    public static let image = UTType(importedAs: "public.image")
    /// A JPEG picture.
    public static let jpeg = UTType(importedAs: "public.jpeg")
    /// A PNG picture.
    public static let png = UTType(importedAs: "public.png")
    /// A GIF picture.
    public static let gif = UTType(importedAs: "com.compuserve.gif")
    /// A TIFF picture.
    public static let tiff = UTType(importedAs: "public.tiff")
    /// A Windows bitmap.
    public static let bmp = UTType(importedAs: "com.microsoft.bmp")
    /// A HEIC picture.
    public static let heic = UTType(importedAs: "public.heic")
    /// A WebP picture.
    public static let webP = UTType(importedAs: "org.webmproject.webp")
    /// An SVG drawing.
    public static let svg = UTType(importedAs: "public.svg-image")
    /// Sound, moving pictures, or both.
    public static let audiovisualContent = UTType(importedAs: "public.audiovisual-content")
    /// Moving pictures, with or without sound.
    public static let movie = UTType(importedAs: "public.movie")
    /// Moving pictures without sound.
    public static let video = UTType(importedAs: "public.video")
    /// Sound.
    public static let audio = UTType(importedAs: "public.audio")
    /// An MPEG-4 film.
    public static let mpeg4Movie = UTType(importedAs: "public.mpeg-4")
    /// A QuickTime film.
    public static let quickTimeMovie = UTType(importedAs: "com.apple.quicktime-movie")
    /// MP3 sound.
    public static let mp3 = UTType(importedAs: "public.mp3")
    /// MPEG-4 sound.
    public static let mpeg4Audio = UTType(importedAs: "public.mpeg-4-audio")
    /// Waveform sound.
    public static let wav = UTType(importedAs: "com.microsoft.waveform-audio")
}
