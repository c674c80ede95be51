// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// One event from the screen, the keyboard or the device.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// The kind of input.
    open var type: EventType { .touches }
    /// What exactly, for motions and remote controls.
    open var subtype: EventSubtype { .none }
    /// Seconds since the system started.
    open var timestamp: TimeInterval { 0 }
    /// The touches that belong to the event.
    open var allTouches: Set<UITouch>? { nil }
}

extension UIEvent {
    /// Kinds of input.
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    /// What a motion or a remote control says.
    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause = 101
        case remoteControlStop = 102
        case remoteControlTogglePlayPause = 103
        case remoteControlNextTrack = 104
        case remoteControlPreviousTrack = 105
        case remoteControlBeginSeekingBackward = 106
        case remoteControlEndSeekingBackward = 107
        case remoteControlBeginSeekingForward = 108
        case remoteControlEndSeekingForward = 109
    }
}
