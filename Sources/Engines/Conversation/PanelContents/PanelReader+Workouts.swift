// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentValues
import SystemTexts

extension PanelReader {
    func workout(_ intent: String) -> PanelContent? {
        switch intent {
        case "INStartWorkoutIntent": workout(.running, .running)
        case "INResumeWorkoutIntent": workout(.running, .running)
        case "INPauseWorkoutIntent": workout(.paused, .paused)
        case "INEndWorkoutIntent": workout(.ended, .ended)
        case "INCancelWorkoutIntent": workout(.cancelled, .cancelled)
        default: nil
        }
    }

    private func workout(_ stage: PanelContent.Workout.Stage, _ state: PanelText) -> PanelContent? {
        .workout(
            PanelContent.Workout(
                name: argument("workoutName") ?? context.title, goal: goal, place: argument("workoutLocationType"),
                stage: isDone ? stage : .ready, state: isDone ? texts(state) : nil))
    }

    private var unit: String? {
        guard case .enumeration(let number)? = values["workoutGoalUnitType"] else { return nil }
        return label(of: number, context.parameter("workoutGoalUnitType")?.type)
    }

    private var goal: String? {
        if values["isOpenEnded"] == .boolean(true) { return texts(.openGoal) }
        guard case .decimal(let value)? = values["goalValue"], value > 0, let shown = number(value, digits: 2) else {
            return nil
        }
        switch caseName(ofArgument: "workoutGoalUnitType") {
        case "second": return text(.timeInterval(value))
        case "minute": return text(.timeInterval(value * 60))
        case "hour": return text(.timeInterval(value * 3600))
        case "meter" where value >= 1000:
            return number(value / 1000, digits: 2).map { texts(.kilometers, ["count": $0]) }
        case "meter": return texts(.meters, ["count": shown])
        case "mile": return texts(.miles, ["count": shown])
        default:
            guard let unit else { return shown }
            return texts(.goal, ["value": shown, "unit": unit])
        }
    }
}
