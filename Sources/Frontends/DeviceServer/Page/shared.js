// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// The page of a link, which is there without this: here it only offers to add what it shows.

const said = document.getElementById("said");
const add = document.getElementById("add");
add.hidden = false;
add.addEventListener("click", async () => {
  add.disabled = true;
  try {
    const answer = await fetch("/command", {
      method: "POST", headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ addShared: { id: document.body.dataset.id } }),
    });
    if (answer.ok) { location.assign("/"); return; }
    said.textContent = answer.status === 401 ? said.dataset.stranger : await answer.text();
  } catch {
    said.textContent = said.dataset.failed;
  }
  add.disabled = false;
});
