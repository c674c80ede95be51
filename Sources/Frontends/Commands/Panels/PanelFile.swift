// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import Assistant
import BeckonSystem
import CommandLineInterface
import Conversation
import Descriptors
import Drawing
import Foundation
import Panels
import Sentences

/// A PNG of the panel of a conversation: each panel takes the place of the one before, so the last one stays.
struct PanelFile: Sendable {
    let panels: Panels
    let file: URL
    let language: String
    let terminal: Terminal

    /// Draws a panel and writes it; a failure is reported, and the conversation goes on.
    func draw(_ occasion: PanelOccasion) async {
        do {
            let picture = try await panels.picture(
                of: PanelSubject(occasion, language: language), on: PanelSurface(language: language))
            if case .instead(let reason, let detail) = picture.source {
                terminal.warn("the panel is not the app's own: \(reason)\(detail.map { "\n\($0)" } ?? "")")
            }
            try OutputFile.write(try picture.bitmap.png(), to: file)
        } catch let error as DrawingError {
            terminal.warn("there is no picture of the panel: \(error)")
        } catch {
            terminal.warn("\(file.path(percentEncoded: false)) takes no picture: \(SystemError.reason(of: error))")
        }
    }
}
