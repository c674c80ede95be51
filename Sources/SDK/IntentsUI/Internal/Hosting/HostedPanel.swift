// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Intents
import UIKit
import Wire

/// One panel: a view controller in a window of its own, set up again each time the panel is to be drawn.
@MainActor final class HostedPanel {
    private let controller: any UIViewController & INUIHostedViewControlling
    private let context = NSExtensionContext()
    private var window: UIWindow?

    init(_ controller: any UIViewController & INUIHostedViewControlling) {
        self.controller = controller
        controller.ownExtensionContext = context
    }

    /// Sets up the view, waits until it is, and draws it.
    func draw(_ request: PanelRequest, _ interaction: INInteraction) async -> (PanelReply, PanelPixels?) {
        let maximum = CGSize(request.maximum)
        context.hostedView = .init(minimum: CGSize(request.minimum), maximum: maximum, parameters: request.parameters)
        let style: UIUserInterfaceStyle = request.appearance == .dark ? .dark : .light
        controller.overrideUserInterfaceStyle = style
        if !controller.isViewLoaded {
            controller.loadViewIfNeeded()
            controller.view.frame = CGRect(origin: .zero, size: maximum)
        }
        let parameters = request.parameters.map { INParameter(for: type(of: interaction.intent), keyPath: $0) }
        let answer = await HostedViewCall.configure(
            controller, for: Set(parameters), of: interaction,
            INUIInteractiveBehavior(rawValue: UInt(request.behavior.rawValue)) ?? .none,
            INUIHostedViewContext(rawValue: UInt(request.host.rawValue)) ?? .siriSnippet)
        guard let answer, answer.isConfigured else { return (.declined, nil) }
        let size = answer.size.within(request.minimum, request.maximum)
        guard answer.size != .zero, !size.isEmpty else {
            return (
                PanelReply(isAccepted: true, parameters: answer.parameters, size: PanelSize(width: 0, height: 0)), nil
            )
        }
        let pixels = pixels(of: size, request.scale, style)
        return (PanelReply(isAccepted: true, parameters: answer.parameters, size: size, pixels: pixels?.extent), pixels)
    }

    private func pixels(of size: PanelSize, _ scale: Double, _ style: UIUserInterfaceStyle) -> PanelPixels? {
        let window = show(CGRect(origin: .zero, size: CGSize(size)), style)
        // What appearing and new constraints have made due is done before the picture is taken.
        ScreenUpdate.shared.perform()
        window.layoutIfNeeded()
        let bitmap = controller.view.snapshot(scale: scale, style: style)
        return PanelPixels(width: bitmap.width, height: bitmap.height, bytes: Data(bitmap.bytes))
    }

    private func show(_ frame: CGRect, _ style: UIUserInterfaceStyle) -> UIWindow {
        // Before the window does.
        resize(controller.view, to: frame)
        let window = window ?? UIWindow(frame: frame)
        window.overrideUserInterfaceStyle = style
        window.frame = frame
        if self.window == nil {
            self.window = window
            window.rootViewController = controller
            window.isHidden = false
        }
        controller.view.frame = frame
        controller.view.setNeedsLayout()
        return window
    }

    /// What was laid out for the size that the panel asks for stays as it lies: autoresizing would take from it once
    /// more what the largest panel is larger.
    private func resize(_ view: UIView, to frame: CGRect) {
        let finished = view.subviews.filter { frame.contains($0.frame) && !$0.autoresizingMask.isEmpty }
        let masks = finished.map(\.autoresizingMask)
        finished.forEach { $0.autoresizingMask = [] }
        view.frame = frame
        zip(finished, masks).forEach { $0.autoresizingMask = $1 }
    }

    /// The panel is gone from the screen, and so is its view.
    func close() {
        window?.isHidden = true
        ScreenUpdate.shared.perform()
        window?.rootViewController = nil
        window = nil
    }
}

extension CGSize {
    fileprivate init(_ size: PanelSize) { self.init(width: size.width, height: size.height) }

    /// The nearest size that is allowed; what is not a number becomes the smallest.
    func within(_ minimum: PanelSize, _ maximum: PanelSize) -> PanelSize {
        func side(_ value: CGFloat, _ least: Double, _ most: Double) -> Double {
            value.isNaN ? least : min(max(Double(value), least), most)
        }
        return PanelSize(
            width: side(width, minimum.width, maximum.width), height: side(height, minimum.height, maximum.height))
    }
}

/// Asks a view controller to set up its view, by whichever of the methods it has.
@MainActor enum HostedViewCall {
    struct Answer: Sendable, Equatable {
        var isConfigured: Bool
        /// Names of parameters, sorted.
        var parameters: [String]
        /// As the app wants it, in points; any numbers.
        var size: CGSize
    }

    /// Waits for the answer; nil if the controller has none of the methods.
    static func configure(
        _ controller: any INUIHostedViewControlling, for parameters: Set<INParameter>, of interaction: INInteraction,
        _ behavior: INUIInteractiveBehavior, _ context: INUIHostedViewContext
    ) async -> Answer? {
        let suspending = await MissingMethod.answer {
            let (success, configured, size) = await controller.configureView(
                for: parameters, of: interaction, interactiveBehavior: behavior, context: context)
            return Answer(success, configured, size)
        }
        if let suspending { return suspending }
        let completing = await MissingMethod.answer {
            await withCheckedContinuation { continuation in
                let method = "configureView of \(type(of: controller))"
                let faults = FaultLog.current
                let declined = Answer(isConfigured: false, parameters: [], size: .zero)
                let once = SingleAnswer<Answer>(
                    method,
                    lose: {
                        faults?.note($0)
                        continuation.resume(returning: declined)
                    }, pass: { continuation.resume(returning: $0) })
                controller.configureView(
                    for: parameters, of: interaction, interactiveBehavior: behavior, context: context
                ) { once.give(Answer($0, $1, $2)) }
            }
        }
        if let completing { return completing }
        return await MissingMethod.answer {
            Answer(true, parameters, await controller.configure(with: interaction, context: context))
        }
    }
}

extension HostedViewCall.Answer {
    fileprivate init(_ success: Bool, _ parameters: Set<INParameter>, _ size: CGSize) {
        self.init(isConfigured: success, parameters: parameters.map(\.parameterKeyPath).sorted(), size: size)
    }
}
