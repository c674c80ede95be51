# SPDX-FileCopyrightText: 2026 The Beckon authors
# SPDX-License-Identifier: Apache-2.0

"""Understands the sentences of a job with hassil, and tells how long each took. The job is JSON on the standard input, the
results are JSON on the standard output; see UnderstandingJob.swift."""

import json
import resource
import sys
import time

from hassil import Intents, recognize_best
from hassil.intents import TextSlotList


def merged_home(path):
    with open(path, encoding="utf-8") as file:
        return json.loads(file.read().strip().split("\n")[-1])


def home_lists(home):
    """The names of a home, as Home Assistant's own tests tell them."""
    names = [(e["name"], e["name"], {"domain": e["domain"]}) for e in home["entities"]]
    return {
        "name": TextSlotList.from_tuples(names, name="name", allow_template=False),
        "area": TextSlotList.from_tuples(
            [(a["name"], a["name"]) for a in home["areas"]], name="area", allow_template=False),
        "floor": TextSlotList.from_tuples(
            [(f, f) for f in home["floors"]], name="floor", allow_template=False),
    }


def answer(result):
    if result is None:
        return None
    return {"intent": result.intent.name, "slots": {name: e.value for name, e in result.entities.items()}}


def resident():
    """What this process has in memory now, in MiB."""
    with open("/proc/self/status", encoding="utf-8") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("VmRSS:")) / 1024


def main():
    job = json.load(sys.stdin)
    began = time.perf_counter_ns()
    with open(job["templates"], encoding="utf-8") as file:
        templates = json.load(file)
    home = merged_home(job["homes"]) if job.get("homes") else None
    read = time.perf_counter_ns()
    # Templates are parsed as they are needed, most of them at the first sentence.
    intents = Intents.from_dict(templates)
    lists = home_lists(home) if home else {}
    compiled = time.perf_counter_ns()

    def understand(sentence):
        here = sentence.get("here")
        return recognize_best(
            sentence["text"], intents, slot_lists=lists, intent_context={"area": here} if here else None,
            language=intents.language, best_slot_name="name")

    rounds, answers = [], []
    for _ in range(job["rounds"]):
        times, answers = [], []
        for sentence in job["sentences"]:
            start = time.perf_counter_ns()
            result = understand(sentence)
            times.append(time.perf_counter_ns() - start)
            answers.append(answer(result))
        rounds.append(times)
    json.dump(
        {"reading": read - began, "compiling": compiled - read, "rounds": rounds, "answers": answers,
         "peak": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, "resident": resident()}, sys.stdout)


main()
