// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

extension ActionSummaries {
    /// Of files and folders.
    static let files = ActionSummaries(
        .files,
        [
            .init(
                "documentpicker.open",
                """
                [WFShowFilePicker=yes:Let me choose a file][WFShowFilePicker=no:Get the file \
                {WFGetFilePath}][ from {WFFile}]
                """, output: "File"),
            .init(
                "documentpicker.save",
                """
                Save {WFInput}[WFAskWhereToSave=yes: and ask where][WFAskWhereToSave=no: to \
                {WFFileDestinationPath}][ in {WFFolder}][WFSaveFileOverwrite=yes:, replacing an existing \
                file]
                """, output: "Saved File"),
            .init("file", "The file {WFFile}"),
            .init(
                "file.append",
                """
                [WFAppendFileWriteMode=Prepend:Prepend][WFAppendFileWriteMode!=Prepend:Append] {WFInput} to \
                the file {WFFilePath}[ in {WFFile}][WFAppendOnNewLine=no: on the same line]
                """, output: "Append to File"),
            .init("file.createfolder", "Create the folder {WFFilePath}[ in {WFFolder}]"),
            .init(
                "file.delete",
                """
                Delete {WFInput}[WFDeleteImmediatelyDelete=yes: for good][WFDeleteFileConfirmDeletion=no: \
                without asking]
                """),
            .init(
                "file.getfoldercontents",
                "Get the contents of the folder {WFFolder}[Recursive=yes: and of its subfolders]"),
            .init("file.getlink", "Get a link to {WFFile}"),
            .init("file.move", "Move {WFFile} to {WFFolder}[WFReplaceExisting=yes:, replacing an existing file]"),
            .init("file.rename", "Rename {WFFile} to {WFNewFilename}"),
            .init(
                "file.select",
                """
                Let me choose [SelectMultiple=yes:several][SelectMultiple=no:one] of my \
                [WFPickingMode=Files:files][WFPickingMode=Folders:folders][WFPickingMode=Both:files and \
                folders]
                """),
            .init(
                "filter.files",
                """
                Keep the files in {WFContentItemInputParameter}[ where {WFContentItemFilter}][, sorted by \
                {WFContentItemSortProperty}[ ({WFContentItemSortOrder})]][WFContentItemLimitEnabled=yes:, \
                at most {WFContentItemLimitNumber}]
                """),
            .init("folder", "The folder {WFFolder}"),
            .init("previewdocument", "Show {WFInput} in Quick Look"),
            .init("properties.files", "Get the {WFContentItemPropertyName} of {WFInput}"),
        ],
        parameters: [
            .init("Recursive", "Subfolders", standard: "no"),
            .init("SelectMultiple", "Several", standard: "no"),
            .init("WFAppendFileWriteMode", "Where", standard: "Append"),
            .init("WFAppendOnNewLine", "New Line", standard: "yes"),
            .init("WFAskWhereToSave", "Ask Where", standard: "yes"),
            .init("WFDeleteFileConfirmDeletion", "Ask First", standard: "yes"),
            .init("WFDeleteImmediatelyDelete", "For Good", standard: "no"),
            .init("WFFile", "File", also: ["WFInput"], options: .input),
            .init("WFFileDestinationPath", "Path", when: "WFAskWhereToSave=no"),
            .init("WFFileErrorIfNotFound", "Fail If Missing", standard: "yes"),
            .init("WFFilePath", "Path"),
            .init("WFFileStorageService", "Service", options: .quiet),
            .init("WFFolder", "Folder"),
            .init("WFGetFilePath", "Path"),
            .init("WFGetFolderContents", "Contents of Folders", standard: "no"),
            .init("WFNewFilename", "Name"),
            .init("WFPickingMode", "Choose", standard: "Files"),
            .init("WFQuickLookActionFullScreen", "Full Screen", standard: "no"),
            .init("WFReplaceExisting", "Replace", standard: "no"),
            .init("WFSaveFileOverwrite", "Replace", standard: "no", when: "WFAskWhereToSave=no"),
            .init("WFShowFilePicker", "File Picker", standard: "yes"),
        ])
}
