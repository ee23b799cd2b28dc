// jsdom lacks these; the client only asks, it does not depend on the answer.
import { cleanup } from "@testing-library/svelte";
import { afterEach } from "vitest";

window.matchMedia ??= ((query: string) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} })) as unknown as typeof window.matchMedia;
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.animate ??= (() => ({ finished: Promise.resolve(), cancel() {} })) as unknown as Element["animate"];
Element.prototype.getAnimations ??= () => [];
afterEach(() => cleanup());
