// The address after "#": "/table/<id>", "/join/<id>/<secret>". Secrets stay in the fragment, which browsers do not send.

export const route = $state({ parts: parts() });

function parts(): string[] {
  return location.hash.replace(/^#\/?/, "").split("/").filter(Boolean);
}

addEventListener("hashchange", () => {
  route.parts = parts();
});

export function go(to: string): void {
  location.hash = `#/${to}`;
}

/** The same page under another address, without a step in the history. */
export function become(to: string): void {
  history.replaceState(null, "", `#/${to}`);
  route.parts = parts();
}
