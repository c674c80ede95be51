// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

extension ActionSummaries {
    /// Of other shortcuts, scripts and the flow of a shortcut.
    static let scripting = ActionSummaries(
        .scripting,
        [
            .init(
                "base64encode",
                "[WFEncodeMode=Decode:Decode][WFEncodeMode!=Decode:Encode] {WFInput} with Base64",
                output: "Base64 Encoded"),
            .init("comment", "{WFCommentActionText}"),
            .init("delay", "Wait {WFDelayTime} seconds"),
            .init("exit", "Stop this shortcut[ and give {WFResult}]"),
            .init(
                "filter.apps",
                """
                Keep the apps in {WFContentItemInputParameter}[ where {WFContentItemFilter}][, sorted by \
                {WFContentItemSortProperty}[ ({WFContentItemSortOrder})]][WFContentItemLimitEnabled=yes:, \
                at most {WFContentItemLimitNumber}]
                """),
            .init("getitemname", "Get the name of {WFInput}", output: "Name"),
            .init("getitemtype", "Get the type of {WFInput}", output: "Type"),
            .init("getmyworkflows", "Get my shortcuts[ in {Folder}]", output: "My Shortcuts"),
            .init("gettypeaction", "Get {WFInput} as a file of type {WFFileType}", output: "File of Type"),
            .init("handoff", "Continue in the app"),
            .init("hash", "Make the {WFHashType} hash of {WFInput}", output: "Hash"),
            .init("nothing", "Nothing"),
            .init("openapp", "Open the app {WFSelectedApp}"),
            .init(
                "output",
                """
                Stop and give {WFOutput}[WFNoOutputSurfaceBehavior=Copy to Clipboard:, or copy it to the \
                clipboard][WFNoOutputSurfaceBehavior=Respond:, or answer {WFResponse}]
                """),
            .init("properties.apps", "Get the {WFContentItemPropertyName} of {WFInput}"),
            .init("properties.shortcuts", "Get the {WFContentItemPropertyName} of {WFInput}"),
            .init(
                "runshellscript",
                "Run the shell script {Script}[ with the input {Input}][RunAsRoot=yes: as administrator]"),
            .init(
                "runsshscript",
                "Run the script {WFSSHScript} on {WFSSHHost} as {WFSSHUser}[ with the input {WFInput}]",
                output: "Run Script Over SSH"),
            .init("runworkflow", "Run the shortcut {WFWorkflow}[ with {WFInput}]"),
            .init("setitemname", "Name {WFInput} {WFName}[WFDontIncludeFileExtension=yes: without an extension]"),
            .init("useractivity.open", "Open the activity {UserActivitySubtitle} of {AppBundleIdentifier}"),
            .init("waittoreturn", "Wait until I come back"),
        ],
        parameters: [
            .init("AppBundleIdentifier", "App"),
            .init("Folder", "Folder"),
            .init("InputMode", "Pass Input", standard: "to stdin"),
            .init("RunAsRoot", "As Administrator", standard: "no"),
            .init("Script", "Script", also: ["WFShellScript"]),
            .init("Shell", "Shell", standard: "/bin/zsh"),
            .init("UserActivityData", "Data", options: .quiet),
            .init("UserActivitySubtitle", "Activity"),
            .init("WFAppIdentifier", "App", options: .quiet),
            .init("WFBase64LineBreakMode", "Line Breaks", standard: "Every 76 Characters", when: "WFEncodeMode=Encode"),
            .init("WFCommentActionText", "Comment"),
            .init("WFDelayTime", "Time", standard: "1"),
            .init("WFDontIncludeFileExtension", "No Extension", standard: "no"),
            .init("WFFileType", "Type", standard: "public.data"),
            .init("WFHashType", "Hash", standard: "MD5"),
            .init("WFName", "Name"),
            .init("WFNoOutputSurfaceBehavior", "Where Nothing Takes It", standard: "Do Nothing"),
            .init("WFOutput", "Output"),
            .init("WFResponse", "Answer", when: "WFNoOutputSurfaceBehavior=Respond"),
            .init("WFResult", "Result"),
            .init("WFSSHAuthenticationType", "Authentication", standard: "Password"),
            .init("WFSSHHost", "Host"),
            .init("WFSSHPassword", "Password", options: .quiet),
            .init("WFSSHPort", "Port", standard: "22"),
            .init("WFSSHScript", "Script"),
            .init("WFSSHUser", "User"),
            .init("WFSelectedApp", "App", also: ["WFAppIdentifier"]),
            .init("WFShowWorkflow", "Show", standard: "yes", options: .quiet),
            .init("WFWorkflow", "Shortcut", also: ["WFWorkflowName"]),
            .init("WFWorkflowName", "Shortcut", options: .quiet),
        ])
}
