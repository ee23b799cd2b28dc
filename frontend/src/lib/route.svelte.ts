// The address after "#": "/table/<id>", "/join/<id>/<secret>". Secrets stay in the fragment, which browsers do not send.

export const route = $state({ parts: parts() });

function parts(): string[] {
  return location.hash.replace(/^#\/?/, "").split("/").filter(Boolean);
}

addEventListener("hashchange", () => {
  const [page, what] = route.parts;
  route.parts = parts();
  // Another page begins at its top; a section of the same one is gone to by that page.
  if (route.parts[0] !== page || route.parts[1] !== what) document.documentElement.scrollTop = 0;
});

export function go(to: string): void {
  location.hash = `#/${to}`;
}

/** The same page under another address, without a step in the history. */
export function become(to: string): void {
  history.replaceState(null, "", `#/${to}`);
  route.parts = parts();
}
