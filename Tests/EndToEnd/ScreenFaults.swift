// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport

/// What is wrong with a page for anyone who can't see it, or goes by keys.
enum ScreenFaults {
    /// In a sentence each.
    static func all(on browser: Browser) async throws -> String { try await browser.run(script).text }

    /// What axe’s rules about names, roles, attributes, structure, nesting, the focus, headings and landmarks find.
    private static let script = #"""
        const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && !one.closest("[inert], [aria-hidden=true]");
        const named = (one) => [one.getAttribute("aria-label"), one.labels?.[0]?.textContent, one.textContent, one.title,
          one.getAttribute("placeholder"), one.querySelector("img[alt]")?.alt].some((text) => text?.trim());
        const what = (one) => one.outerHTML.slice(0, 120);
        const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
        const faults = [];
        const expect = (selector, text, holds) => { for (const one of all(selector)) if (!holds(one)) faults.push(`${text}: ${what(one)}`); };
        const focusable = "button, a[href], select, input, textarea, summary, [tabindex='0']";

        // Names
        expect("button, a[href], select, input, textarea, [role=button], [role=link], [role=menuitem], [role=option], [role=slider], [role=dialog], [role=region], [tabindex='0']:not(pre, .layer-scroller)", "no name", named);
        for (const one of document.querySelectorAll("img:not([alt])")) faults.push(`no alt: ${what(one)}`);
        // Roles, and what they need
        const roles = new Set(["button", "link", "heading", "img", "group", "dialog", "log", "menu", "menuitem", "switch", "listbox", "option", "combobox", "alert",
          "status", "tablist", "tab", "none", "region", "search", "searchbox", "list", "listitem", "presentation", "radiogroup", "radio", "slider", "tabpanel"]);
        expect("[role]", "no role", (one) => roles.has(one.getAttribute("role")));
        const around = { option: "[role=listbox]", menuitem: "[role=menu]", tab: "[role=tablist]", radio: "[role=radiogroup]", listitem: "[role=list], ul, ol" };
        expect("[role]", "not in what it belongs to", (one) => { const outer = around[one.getAttribute("role")]; return !outer || one.closest(outer); });
        expect("li", "no list around", (one) => one.parentElement.matches("ul, ol"));
        expect("[role=listbox], [role=menu]", "holds nothing", (one) => one.querySelector("[role=option], [role=menuitem]"));
        const needs = { slider: ["aria-valuenow"], combobox: ["aria-expanded"], heading: ["aria-level"] };
        expect("[role]", "lacks an attribute", (one) => (needs[one.getAttribute("role")] ?? []).every((name) => one.hasAttribute(name)));
        expect("[role=switch]", "not said whether it is on", (one) => one.type === "checkbox" || one.hasAttribute("aria-checked"));
        // Attributes
        const attributes = new Set(["activedescendant", "autocomplete", "busy", "checked", "controls", "current", "describedby", "disabled", "expanded", "haspopup", "hidden",
          "label", "labelledby", "level", "live", "modal", "pressed", "selected", "valuemax", "valuemin", "valuenow", "valuetext"].map((name) => `aria-${name}`));
        for (const one of document.querySelectorAll("body *")) {
          for (const name of one.getAttributeNames()) if (name.startsWith("aria-") && !attributes.has(name)) faults.push(`no attribute: ${name} of ${what(one)}`);
          for (const name of ["aria-describedby", "aria-labelledby", "aria-controls", "aria-activedescendant"]) {
            for (const id of (one.getAttribute(name) ?? "").split(" ").filter(Boolean)) if (!document.getElementById(id)) faults.push(`nothing is called ${id}: ${what(one)}`);
          }
        }
        const ids = [...document.querySelectorAll("[id]")].map((one) => one.id);
        for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index))) faults.push(`twice: ${id}`);
        // Nesting and the focus
        expect("button, a[href], [role=button], [role=link], [role=menuitem], [role=option], [role=slider]", "something to press inside", (one) => ![...one.querySelectorAll(focusable)].some(seen));
        for (const one of document.querySelectorAll("[aria-hidden=true]")) if (!one.closest("[inert]") && [...one.querySelectorAll(focusable)].some((inner) => inner.checkVisibility())) faults.push(`hidden, and has the focus: ${what(one)}`);
        expect("[tabindex]", "out of the order of Tab", (one) => one.tabIndex <= 0);
        expect("body *", "scrolls without keys", (one) => {
          const style = getComputedStyle(one);
          const scrolls = (["auto", "scroll"].includes(style.overflowY) && one.scrollHeight > one.clientHeight + 14) || (["auto", "scroll"].includes(style.overflowX) && one.scrollWidth > one.clientWidth + 14);
          return !scrolls || one.tabIndex >= 0 || [...one.querySelectorAll(focusable)].some(seen);
        });
        // Structure
        if (!document.documentElement.lang || !document.title) faults.push("no language or title");
        if (document.querySelectorAll("main, [role=main]").length !== 1) faults.push("not one main");
        const cover = all("#phrase > *, #sheet > *, #conversation > *").length > 0;
        const levels = all("h1, h2, h3, h4, [role=heading]").map((one) => Number(one.getAttribute("aria-level") ?? one.tagName[1]));
        if (!cover && levels.filter((level) => level === 1).length !== 1) faults.push(`headings of level one: ${levels.filter((level) => level === 1).length}`);
        const landmarks = "main, nav, aside, header, [role=dialog], [role=region], [role=alert], [role=status], [role=log], button";
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (node.data.trim() && node.parentElement.checkVisibility() && !node.parentElement.closest(`${landmarks}, noscript`)) faults.push(`in no part of the page: ${node.data.trim()}`);
        }
        return faults.slice(0, 5).join("; ");
        """#
}
