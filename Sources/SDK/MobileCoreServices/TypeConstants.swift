// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

@_exported public import Foundation

// The names by which types went before UniformTypeIdentifiers. Core Foundation's
// strings are Swift's here, so that `kUTTypeText as String` compiles.

/// `public.item`.
public let kUTTypeItem = "public.item"
/// `public.content`.
public let kUTTypeContent = "public.content"
/// `public.composite-content`.
public let kUTTypeCompositeContent = "public.composite-content"
/// `public.data`.
public let kUTTypeData = "public.data"
/// `public.directory`.
public let kUTTypeDirectory = "public.directory"
/// `public.folder`.
public let kUTTypeFolder = "public.folder"
/// `com.apple.package`.
public let kUTTypePackage = "com.apple.package"
/// `public.message`.
public let kUTTypeMessage = "public.message"
/// `public.contact`.
public let kUTTypeContact = "public.contact"
/// `public.archive`.
public let kUTTypeArchive = "public.archive"
/// `public.url`.
public let kUTTypeURL = "public.url"
/// `public.file-url`.
public let kUTTypeFileURL = "public.file-url"
/// `public.text`.
public let kUTTypeText = "public.text"
/// `public.plain-text`.
public let kUTTypePlainText = "public.plain-text"
/// `public.utf8-plain-text`.
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
/// `public.rtf`.
public let kUTTypeRTF = "public.rtf"
/// `public.html`.
public let kUTTypeHTML = "public.html"
/// `public.xml`.
public let kUTTypeXML = "public.xml"
/// `public.json`.
public let kUTTypeJSON = "public.json"
/// `public.vcard`.
public let kUTTypeVCard = "public.vcard"
/// `com.apple.property-list`.
public let kUTTypePropertyList = "com.apple.property-list"
/// `public.zip-archive`.
public let kUTTypeZipArchive = "public.zip-archive"
/// `com.adobe.pdf`.
public let kUTTypePDF = "com.adobe.pdf"
/// `public.image`.
public let kUTTypeImage = "public.image"
/// `public.jpeg`.
public let kUTTypeJPEG = "public.jpeg"
/// `public.png`.
public let kUTTypePNG = "public.png"
/// `com.compuserve.gif`.
public let kUTTypeGIF = "com.compuserve.gif"
/// `public.tiff`.
public let kUTTypeTIFF = "public.tiff"
/// `com.microsoft.bmp`.
public let kUTTypeBMP = "com.microsoft.bmp"
/// `public.audiovisual-content`.
public let kUTTypeAudiovisualContent = "public.audiovisual-content"
/// `public.movie`.
public let kUTTypeMovie = "public.movie"
/// `public.video`.
public let kUTTypeVideo = "public.video"
/// `public.audio`.
public let kUTTypeAudio = "public.audio"
/// `public.mpeg-4`.
public let kUTTypeMPEG4 = "public.mpeg-4"
/// `com.apple.quicktime-movie`.
public let kUTTypeQuickTimeMovie = "com.apple.quicktime-movie"
/// `public.mp3`.
public let kUTTypeMP3 = "public.mp3"
/// `public.mpeg-4-audio`.
public let kUTTypeMPEG4Audio = "public.mpeg-4-audio"
/// `com.microsoft.waveform-audio`.
public let kUTTypeWaveformAudio = "com.microsoft.waveform-audio"
