// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: NeverForceUnwrap
// Apps write so.

import IntentsUI
import UIKit

/// A chart that draws itself.
class ChartView: UIView {
    var values: [CGFloat] = [] { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let highest = values.max() else { return }
        context.saveGState()
        context.setStrokeColor(UIColor.separator.cgColor)
        context.setLineWidth(1)
        context.setLineDash(phase: 0, lengths: [4, 3])
        for step in 0...3 {
            let y = rect.minY + 0.5 + CGFloat(step) * (rect.height - 21) / 3
            context.move(to: CGPoint(x: rect.minX, y: y))
            context.addLine(to: CGPoint(x: rect.maxX, y: y))
        }
        context.strokePath()
        context.restoreGState()

        let width = rect.width / CGFloat(values.count)
        for (index, value) in values.enumerated() {
            let height = (rect.height - 20) * value / highest
            let bar = CGRect(
                x: rect.minX + CGFloat(index) * width + 6, y: rect.maxY - 20 - height, width: width - 12, height: height
            )
            let path = UIBezierPath(
                roundedRect: bar, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 6, height: 6))
            (value == highest ? UIColor.systemOrange : UIColor.systemTeal).setFill()
            path.fill()
            let day = ["M", "T", "W", "T", "F"][index % 5] as NSString
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 11, weight: .semibold), .foregroundColor: UIColor.secondaryLabel,
            ]
            let size = day.size(withAttributes: attributes)
            day.draw(at: CGPoint(x: bar.midX - size.width / 2, y: rect.maxY - 16), withAttributes: attributes)
        }
        let line = UIBezierPath()
        for (index, value) in values.enumerated() {
            let point = CGPoint(
                x: rect.minX + (CGFloat(index) + 0.5) * width, y: rect.maxY - 20 - (rect.height - 20) * value / highest)
            if index == 0 { line.move(to: point) } else { line.addLine(to: point) }
        }
        line.lineWidth = 2
        line.lineJoinStyle = .round
        UIColor.systemRed.setStroke()
        line.stroke()
    }
}

/// A panel that draws, and shows an image that it has drawn.
class DrawnPanel: UIViewController, INUIHostedViewControlling {
    private let chart = ChartView(frame: .zero)
    private let imageView = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = #colorLiteral(red: 0.97, green: 0.95, blue: 0.92, alpha: 1)
        view.overrideUserInterfaceStyle = .light
        view.addSubview(chart)
        view.addSubview(imageView)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        imageView.frame = CGRect(x: 16, y: 16, width: 64, height: 64)
        chart.frame = CGRect(x: 96, y: 16, width: view.bounds.width - 112, height: view.bounds.height - 32)
    }

    private func avatar(_ initials: String) -> UIImage {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64))
        return renderer.image { context in
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 64, height: 64)).addClip()
            let colors = [UIColor.systemBlue.cgColor, UIColor.systemPurple.cgColor] as CFArray
            if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])
            {
                context.cgContext.drawLinearGradient(
                    gradient, start: .zero, end: CGPoint(x: 64, y: 64), options: [])
            }
            let style = NSMutableParagraphStyle()
            style.alignment = .center
            initials.draw(
                in: CGRect(x: 0, y: 16, width: 64, height: 32),
                withAttributes: [
                    .font: UIFont.boldSystemFont(ofSize: 26), .foregroundColor: UIColor.white, .paragraphStyle: style,
                ])
        }
    }

    func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) {
        chart.values = [3, 5, 2, 8, 6]
        imageView.image = avatar("AB")
        DispatchQueue.main.async {
            completion(
                true, parameters, CGSize(width: self.extensionContext!.hostedViewMaximumAllowedSize.width, height: 160))
        }
    }
}
