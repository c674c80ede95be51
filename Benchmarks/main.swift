import Foundation
import Wire
import IntentValues
let intent = IntentPayload(className: "PizzeriaKit.OrderPizzaIntent", identifier: "5F1A", values: ["kind": .object(ObjectValue(typeName: "PizzaKind", identifier: "margherita", displayString: "Margherita")), "quantity": .integer(3)])
let messages: [(String, WireMessage)] = [
 ("resolve", .request(id: 1, .resolve(parameter: "kind", of: intent))),
 ("resolution", .reply(id: 1, .resolution([.success(intent.values["kind"]!)], isArray: false))),
 ("handle", .request(id: 1, .handle(intent))),
 ("response", .reply(id: 1, .response(ResponsePayload(code: 4, properties: ["wait": .integer(20)])))),
]
let clock = ContinuousClock()
for (name, m) in messages {
  let f = try FrameEncoder.encode(m)
  let n = 5000
  let e = try clock.measure { for _ in 0..<n { _ = try FrameEncoder.encode(m) } }
  let body = f.dropFirst(4); let b = Data(body)
  let d = try clock.measure { for _ in 0..<n { _ = try WireMessage(frame: b) } }
  print(name, f.count, "encode", e / n, "decode", d / n)
}
let big = WireMessage.reply(id: 1, .options(OptionsPayload(sections: [.init(items: (0..<20000).map { .object(ObjectValue(typeName: "PizzaKind", identifier: "id\($0)", displayString: "Margherita \($0)")) })])))
let f = try FrameEncoder.encode(big)
print("big", f.count, try clock.measure { _ = try WireMessage(frame: f.dropFirst(4)) })
