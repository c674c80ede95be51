// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension ActionCatalog {
    /// All actions, by their names here.
    static let standardActions: [any Action.Type] = [
        AlertAction.self, AppendFileAction.self, AskAction.self, BatteryAction.self, ChooseFromListAction.self,
        CombineImagesAction.self, CommentAction.self, ConvertImageAction.self, CreateFolderAction.self,
        CropImageAction.self, CurrentSongAction.self, DelayAction.self, DeleteFileAction.self, DeletePhotosAction.self,
        DetectImagesAction.self, DeviceDetailAction.self, DownloadURLAction.self, ExtractArchiveAction.self,
        FeedAction.self, FileLinkAction.self, FlipImageAction.self, FolderContentsAction.self, GetClipboardAction.self,
        GetVariableAction.self, HTMLFromRichTextAction.self, HandoffAction.self, IPAddressAction.self,
        ImageFramesAction.self, ImageTextAction.self, LatestPhotosAction.self, LatestScreenshotsAction.self,
        LevelAction<Brightness>.self, LevelAction<Volume>.self, ListShortcutsAction.self, MakeArchiveAction.self,
        MakeBarcodeAction.self, MakeGIFAction.self, MakePDFAction.self, MarkdownFromRichTextAction.self,
        MaskImageAction.self, MathAction.self, MoveFileAction.self, NetworkDetailAction.self, NotificationAction.self,
        NumberAction.self, OpenActivityAction.self, OpenAppAction.self, OpenCallbackURLAction.self, OpenFileAction.self,
        OpenURLAction.self, OverlayImageAction.self, OverlayTextAction.self, PDFPageImageAction.self,
        PDFTextAction.self, PageAction<PageAddress>.self, PageAction<PageArticle>.self, PageAction<PageContents>.self,
        PageAction<PageFeeds>.self, PageAction<PageHeaders>.self, PlaceAction<NamedFile>.self,
        PlaceAction<NamedFolder>.self, PlaySoundAction.self, PreviewDocumentAction.self, RenameFileAction.self,
        ResizeImageAction.self, RichTextFromHTMLAction.self, RichTextFromMarkdownAction.self, RotateImageAction.self,
        RunShortcutAction.self, SSHScriptAction.self, SaveFileAction.self, SavePhotosAction.self,
        ScanBarcodeAction.self, SearchWebAction.self, SelectFileAction.self, SelectPhotosAction.self,
        SendMailAction.self, SendMessageAction.self, SetClipboardAction.self, SetVariableAction.self,
        ShareAction<AppSharing>.self, ShareAction<NearbySharing>.self, ShareAction<Printing>.self,
        ShellScriptAction.self, ShowResultAction.self, ShowWebPageAction.self, SpeakTextAction.self,
        SpokenAudioAction.self, StoreSearchAction<AppStoreCatalogue>.self, StoreSearchAction<MusicStoreCatalogue>.self,
        StoreSearchAction<PodcastCatalogue>.self, SwitchAction<AirplaneModeSwitch>.self,
        SwitchAction<BluetoothSwitch>.self, SwitchAction<DarkModeSwitch>.self, SwitchAction<DoNotDisturbSwitch>.self,
        SwitchAction<FlashlightSwitch>.self, SwitchAction<LowPowerModeSwitch>.self, SwitchAction<MobileDataSwitch>.self,
        SwitchAction<WiFiSwitch>.self, TakePhotoAction.self, TakeScreenshotAction.self, TextAction.self,
        VibrateAction.self, WaitToReturnAction.self,
    ]
}
