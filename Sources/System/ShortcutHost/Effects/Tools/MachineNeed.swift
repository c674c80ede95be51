// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// Something that shortcuts do by the programs of a machine, and the programs that can do it, the best one first.
package struct MachineNeed: Sendable {
    /// What it is that is done, as what follows ‘to’.
    package var purpose: Sentence
    package var tools: [Tool]
    /// Whether nothing of it is done without a desktop.
    package var needsDesktop: Bool
    /// Whether there is something of our own in its place where there is no desktop.
    package var isOurs: Bool
    /// What on the session's bus does it where no program is there.
    package var service: String?

    init(
        _ purpose: Sentence, needsDesktop: Bool = false, isOurs: Bool = false, service: String? = nil, _ tools: Tool...
    ) {
        self.service = service
        self.purpose = purpose
        self.needsDesktop = needsDesktop
        self.isOurs = isOurs
        self.tools = tools
    }
}

// MARK: - What there is

extension MachineNeed {
    package static let clipboard = MachineNeed(
        "reach the desktop’s clipboard", isOurs: true, Tool("wl-copy", "wl-clipboard", on: .wayland),
        Tool("xclip", "xclip", on: .x11), Tool("xsel", "xsel", on: .x11))

    // MARK: Sound

    package static let speech = MachineNeed("speak texts", Tool("espeak-ng", "espeak-ng"))
    /// Of sounds without compression, which all of them know.
    package static let playback = MachineNeed(
        "play sounds", Tool("pw-play", "pipewire-bin"), Tool("paplay", "pulseaudio-utils"), Tool("aplay", "alsa-utils"))
    /// Of whatever else there is.
    package static let mediaPlayback = MachineNeed(
        "play sounds of that type", Tool("ffplay", "ffmpeg"), Tool("mpv", "mpv"),
        Tool("gst-play-1.0", "gstreamer1.0-plugins-base-apps"), Tool("pw-play", "pipewire-bin"),
        Tool("paplay", "pulseaudio-utils"))
    package static let volume = MachineNeed(
        "read and set the volume", Tool("wpctl", "wireplumber"), Tool("pactl", "pulseaudio-utils"),
        Tool("amixer", "alsa-utils"))
    package static let song = MachineNeed("get the current song", Tool("playerctl", "playerctl"))

    // MARK: Settings

    package static let brightness = MachineNeed("set the brightness", Tool("brightnessctl", "brightnessctl"))
    package static let settings = MachineNeed(
        "read and set the desktop’s settings", Tool("gsettings", "libglib2.0-bin"))
    package static let wifi = MachineNeed("read and change networks", Tool("nmcli", "network-manager"))
    package static let wifiName = MachineNeed(
        "get the network’s name", Tool("nmcli", "network-manager"), Tool("iw", "iw"))
    package static let bluetooth = MachineNeed(
        "turn Bluetooth on or off", Tool("bluetoothctl", "bluez"), Tool("rfkill", "rfkill"))
    package static let radios = MachineNeed(
        "turn all radios on or off", Tool("rfkill", "rfkill"), Tool("nmcli", "network-manager"))
    package static let power = MachineNeed(
        "save power", Tool("powerprofilesctl", "power-profiles-daemon"))

    // MARK: The desktop

    package static let screenshot = MachineNeed(
        "take screenshots", needsDesktop: true, service: ScreenshotPerformer.portal,
        Tool("grim", "grim", on: .wayland),
        Tool("gnome-screenshot", "gnome-screenshot", on: .wayland), Tool("spectacle", "kde-spectacle", on: .wayland),
        Tool("gnome-screenshot", "gnome-screenshot", on: .x11), Tool("spectacle", "kde-spectacle", on: .x11),
        Tool("scrot", "scrot", on: .x11), Tool("import", "imagemagick", on: .x11))
    package static let opening = MachineNeed(
        "open addresses", needsDesktop: true, Tool("xdg-open", "xdg-utils", on: .wayland),
        Tool("xdg-open", "xdg-utils", on: .x11))
    package static let mail = MachineNeed(
        "write emails", needsDesktop: true, Tool("xdg-email", "xdg-utils", on: .wayland),
        Tool("xdg-email", "xdg-utils", on: .x11))
    package static let printing = MachineNeed("print pages", Tool("lp", "cups-client"))
    package static let remoteScripts = MachineNeed("run scripts on other machines", Tool("ssh", "openssh-client"))
}
