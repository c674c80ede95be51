// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: NeverForceUnwrap
// Apps write so.

import IntentsUI

/// A panel that shows what a command printed, as high as it is.
class CommandPanel: UIViewController, INUIHostedViewControlling {
    override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = view.intrinsicContentSize
    }

    func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) {
        let width = self.extensionContext!.hostedViewMaximumAllowedSize.width
        let responseView = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
        responseView.font = UIFont.monospacedSystemFont(ofSize: 13, weight: .regular)
        responseView.isEditable = false
        responseView.isScrollEnabled = false
        view.autoresizesSubviews = true
        responseView.text = "total 24\ndrwxr-xr-x  5 bread\n-rw-r--r--  1 butter.txt"
        responseView.sizeToFit()
        responseView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(responseView)
        switch interaction.intentHandlingStatus {
        case .ready, .success, .inProgress:
            completion(true, parameters, CGSize(width: width, height: responseView.bounds.height))
        case .failure, .deferredToApplication, .userConfirmationRequired, .unspecified:
            completion(false, [], .zero)
        @unknown default:
            completion(false, [], .zero)
        }
    }
}

/// Knows the method as Swift 3 wrote it alone.
class HeartPanel: UIViewController, INUIHostedViewControlling, INUIHostedViewSiriProviding {
    var displaysMessage: Bool { return true }

    lazy var heartbeatLabel: UILabel = {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        label.textColor = .orange
        label.text = "72"
        label.font = UIFont.preferredFont(forTextStyle: .largeTitle)
        label.textAlignment = .center
        label.layer.borderWidth = 10.0
        label.layer.borderColor = CGColor(srgbRed: 1.0, green: 0.5, blue: 0.0, alpha: 1.0)
        label.layer.cornerRadius = 50
        label.minimumScaleFactor = 10.0
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }()

    func configure(with interaction: INInteraction!, context: INUIHostedViewContext, completion: ((CGSize) -> Void)!) {
        view.addSubview(heartbeatLabel)
        heartbeatLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        heartbeatLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
        heartbeatLabel.widthAnchor.constraint(equalToConstant: 100).isActive = true
        heartbeatLabel.heightAnchor.constraint(equalToConstant: 100).isActive = true
        if let completion = completion {
            completion(self.desiredSize)
        }
    }

    var desiredSize: CGSize {
        guard var result = extensionContext?.hostedViewMaximumAllowedSize else { return .zero }
        result.height = 120
        return result
    }
}
