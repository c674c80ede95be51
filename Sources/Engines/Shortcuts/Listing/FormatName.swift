// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Words that the format has in English for parameters, kinds of content, properties, forms of dates and units, as a
/// listing says them.
///
/// Files may have any word there: only one that is known is put into the person's language.
enum FormatName {
    static func sentence(of name: String) -> Sentence {
        known.contains(name) ? Sentence(stringLiteral: name) : Sentence(verbatim: name)
    }

    private static let known: Set<String> = [
        "Address Line1", "Address Line2", "Adjust Offset Picker", "Adjust Operation", "Advanced",
        "Alert Action Cancel Button Shown", "Alert Action Message", "Alert Action Title", "Allows Multiline Text",
        "Another Date", "Another Number", "App", "App Bundle Identifier", "App Identifier", "Append File Write Mode",
        "Append On New Line", "AppObject", "AppStoreApp", "Archive", "Archive Format", "Article",
        "Ask Action Allows Decimal Numbers", "Ask Action Allows Negative Numbers", "Ask Action Date Granularity",
        "Ask Action Default Answer", "Ask Action Default Answer Date", "Ask Action Default Answer Date And Time",
        "Ask Action Default Answer Number", "Ask Action Default Answer Time", "Ask Action Default Answer URL",
        "Ask Action Prompt", "Ask Where To Save", "Attribute", "AVAsset", "Base64Line Break Mode", "Boolean",
        "Brightness", "CalendarEvent", "Camera Capture Device", "Camera Capture Show Preview",
        "Camera Roll Selected Group", "Case Type", "Cellular Detail", "Choose From List Action Prompt",
        "Choose From List Action Select All", "Choose From List Action Select Multiple", "City", "Comment Action Text",
        "Condition", "Conditional Action String", "Conditions", "Contact", "Content Item Filter",
        "Content Item Input Parameter", "Content Item Limit Enabled", "Content Item Limit Number",
        "Content Item Property Name", "Content Item Sort Enabled", "Content Item Sort Order",
        "Content Item Sort Property", "Count Type", "Country", "Creation Date", "Custom", "Custom Mask Image", "Date",
        "Date Action Date", "Date Action Mode", "Date Format", "Date Format Style", "Day", "days", "DCMapsLink",
        "Delay Time", "Delete File Confirm Deletion", "Delete Immediately Delete", "Device Detail", "Dictionary",
        "Dictionary Key", "Dictionary Value", "Dont Include File Extension", "Duration",
        "Email Account Action Selected Account", "Email Address", "EmailAddress", "Enabled", "Encode Mode",
        "Enter Safari Reader", "Entity", "Enumeration", "Expiration Date", "File", "File Destination Path",
        "File Error If Not Found", "File Extension", "File Path", "File Size", "File Size Format",
        "File Size Include Units", "File Storage Service", "File Type", "Flashlight Level", "Flashlight Setting",
        "Focus Modes", "Folder", "Font", "Form Values", "GenericFile", "Get Dictionary Value Type", "Get File Path",
        "Get Folder Contents", "Get Group Type", "Get Latest Photo Count",
        "Get Latest Photos Action Include Screenshots", "Get Text From PDFText Type", "Group Index", "Hash Type",
        "Height", "Hour", "hr", "HTML", "HTTPBody Type", "HTTPHeaders", "HTTPMethod", "Image",
        "Image Combine Direction", "Image Combine Mode", "Image Combine Spacing", "Image Compression Quality",
        "Image Crop Height", "Image Crop Position", "Image Crop Width", "Image Crop X", "Image Crop Y",
        "Image Flip Direction", "Image Format", "Image Height", "Image Position", "Image Preserve Metadata",
        "Image Resize Height", "Image Resize Key", "Image Resize Length", "Image Resize Percentage",
        "Image Resize Width", "Image Rotate Amount", "Image Width", "Image X", "Image Y", "Input", "Input Mode",
        "Input Photos", "Input Text", "Input Type", "Intent App Identifier", "IPAddress Source Option",
        "IPAddress Type Option", "ISO8601Include Time", "Item Index", "Item Limit", "Item Range End",
        "Item Range Start", "Item Specifier", "Items", "iTunesProduct", "JSONValues", "Last Modified Date",
        "Local Only", "Locale", "Location", "Long", "Make Full Document", "Make GIFAction Auto Size",
        "Make GIFAction Delay Time", "Make GIFAction Loop Count", "Make GIFAction Loop Enabled",
        "Make GIFAction Manual Size Height", "Make GIFAction Manual Size Width", "Make Image From PDFPage Colorspace",
        "Make Image From PDFPage Image Format", "Make Image From PDFPage Resolution", "Mask Corner Radius", "Mask Type",
        "Match Text Case Sensitive", "Match Text Pattern", "matches", "Math Operand", "Math Operation", "Measurement",
        "Measurement Unit", "Measurement Unit Type", "MeasurementUnit", "Media Type", "Medium", "Menu Items",
        "Menu Prompt", "min", "Minute", "Month", "months", "MPMedia", "Name", "Network Details Network", "New Filename",
        "No Output Surface Behavior", "None", "Notification Action Body", "Notification Action Sound",
        "Notification Action Title", "Number", "Number Action Number", "Number Format Decimal Places", "Number Value",
        "On Value", "Operation", "operation", "Output", "Overlay Image Opacity", "PDF", "PDFDocument Merge Behavior",
        "PDFInclude Margin", "PDFIncluded Pages", "PDFPage Range End", "PDFPage Range Start", "PDFSingle Page",
        "Phone Number", "PhoneNumber", "Photo Count", "Photo Picker Types", "PhotoMedia", "photos", "Picking Mode",
        "Postal Code", "QRError Correction Level", "Quick Look Action Full Screen", "Random Number Maximum",
        "Random Number Minimum", "Recursive", "Relative", "Relative Date Format Style", "Reminder", "Repeat Count",
        "Replace Existing", "Replace Text Case Sensitive", "Replace Text Find", "Replace Text Regular Expression",
        "Replace Text Replace", "Request Variable", "Response", "Result", "RichText", "Rotation",
        "Round Decimal Places", "Round Mode", "Round To", "Round Type", "RSSFeed URL", "RSSItem Quantity",
        "Run As Root", "SafariWebPage", "Save File Overwrite", "Scientific Math Operand", "Scientific Math Operation",
        "Script", "Search Term", "Search Web Destination", "sec", "Second", "Select Multiple", "Select Multiple Photos",
        "Selected App", "Send Email Action Bcc Recipients", "Send Email Action Cc Recipients", "Send Email Action From",
        "Send Email Action Input Attachments", "Send Email Action Show Compose Sheet", "Send Email Action Subject",
        "Send Email Action To Recipients", "Send Message Action Recipients", "Send Message Content", "Shell",
        "Shell Script", "Short", "Should Show Image Editor", "Show File Picker", "Show Headers", "Show When Run",
        "Show Workflow", "Speak Text Language", "Speak Text Pitch", "Speak Text Rate", "Speak Text Voice",
        "Speak Text Wait", "SSHAuthentication Type", "SSHHost", "SSHPassword", "SSHPort", "SSHScript", "SSHUser",
        "State", "state", "Statistics Operation", "Street Address", "StreetAddress", "String", "style", "Subject",
        "Ten To The Power Of", "Text", "text", "Text Action Text", "Text Alignment", "Text Color",
        "Text Custom Separator", "Text Outline Enabled", "Text Position", "Text Rotation", "Text Separator",
        "Text Stroke Color", "Time", "Time Format Style", "Time Until Custom Date", "Time Until From Date",
        "Time Until Reference Date", "Time Until Unit", "TimeInterval", "Title", "Type", "URL", "URLAction URL",
        "URLComponent", "URLs", "User Activity Data", "User Activity Subtitle", "Variable", "Variable Name", "Volume",
        "Web Page", "Weekday", "weeks", "Wi Fi Detail", "Width", "Workflow", "Workflow Name", "WorkflowReference",
        "XCallback Custom Callback Enabled", "XCallback Custom Cancel Key", "XCallback Custom Error Key",
        "XCallback Custom Success Key", "XCallback Custom Success URL", "XCallback Custom Success URLEnabled",
        "XCallback URL", "Year", "years", "ZIPName",
    ]
}
