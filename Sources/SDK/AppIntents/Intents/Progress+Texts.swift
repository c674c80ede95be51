// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Gives `Progress` settable texts, which are read-only in Foundation here.
public protocol ProgressTextSetting: Progress {}

extension Progress: ProgressTextSetting {}

extension ProgressTextSetting {
    /// A description of the progress; nil for none.
    ///
    /// A ``ProgressReportingIntent``'s is shown while the intent is performed. Of any other it cannot be read again: there
    /// Foundation's own words are read.
    public var localizedDescription: String! {
        get { text(.ownDescription) }
        set { setText(newValue, .ownDescription) }
    }

    /// Additional text about the progress; nil for none.
    public var localizedAdditionalDescription: String! {
        get { text(.ownAdditionalDescription) }
        set { setText(newValue, .ownAdditionalDescription) }
    }

    private func text(_ key: ProgressUserInfoKey) -> String { userInfo[key] as? String ?? "" }

    private func setText(_ text: String?, _ key: ProgressUserInfoKey) {
        setUserInfoObject(text, forKey: key)
        (self as? ReportedProgress)?.textsChanged()
    }
}

extension ProgressUserInfoKey {
    static let ownDescription = ProgressUserInfoKey(rawValue: "AppIntents.localizedDescription")
    static let ownAdditionalDescription = ProgressUserInfoKey(rawValue: "AppIntents.localizedAdditionalDescription")
}
