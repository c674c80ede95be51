// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0
// Forced as public apps force it.
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

actor ImageLoader {
    static let shared = ImageLoader()
    private let cache = NSCache<NSURL, UIImage>()

    func image(from url: URL) async throws -> UIImage? {
        if let cached = cache.object(forKey: url as NSURL) { return cached }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200, let image = UIImage(data: data) else { return nil }
        cache.setObject(image, forKey: url as NSURL)
        return image
    }
}

class PhotoViewController: UIViewController {
    private let imageView = UIImageView()
    private let spinner = UIActivityIndicatorView(style: .medium)
    private var task: Task<Void, Never>?

    override func viewDidLoad() {
        super.viewDidLoad()
        imageView.contentMode = .scaleAspectFit
        imageView.frame = view.bounds
        view.addSubview(imageView)
        view.addSubview(spinner)
        spinner.startAnimating()
        task = Task { [weak self] in
            do {
                let image = try await ImageLoader.shared.image(from: URL(string: "https://example.com/a.png")!)
                self?.spinner.stopAnimating()
                if let imageView = self?.imageView {
                    UIView.transition(with: imageView, duration: 0.3, options: .transitionCrossDissolve) {
                        imageView.image = image
                    }
                }
            } catch {
                self?.imageView.image = UIImage(systemName: "exclamationmark.triangle")
            }
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        task?.cancel()
    }
}
