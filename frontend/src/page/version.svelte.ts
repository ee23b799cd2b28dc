// Keeping this page for days without a network, and offering a new version of it.

export const version = $state({ isWaiting: false });
const HOUR = 3_600_000;
let registration: ServiceWorkerRegistration | null = null;

/** Have the browser keep all files; called when the page itself has all it needs. */
export async function keepPage(base: string): Promise<void> {
  const service = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!service || registration) return;
  // Another version took over, in this tab or another: from here on nothing of the old one is left to load.
  if (service.controller) service.addEventListener("controllerchange", () => location.reload());
  const register = async (): Promise<void> => {
    registration = await service.register(new URL("service.js", base), { updateViaCache: "none" });
    look();
    registration.addEventListener("updatefound", () => registration?.installing?.addEventListener("statechange", look));
  };
  const look = (): void => {
    version.isWaiting = Boolean(registration?.waiting && service.controller);
  };
  const again = (): void => void register().catch(() => undefined); // without a network: the next time
  addEventListener("online", again);
  setInterval(() => void registration?.update().catch(() => undefined), HOUR);
  again();
  await keepTables();
}

/** Ask the browser not to throw tables away when space is short, where that takes no question to the player. */
async function keepTables(): Promise<void> {
  try {
    const asked = await navigator.permissions.query({ name: "persistent-storage" });
    if (asked.state !== "prompt") await navigator.storage.persist();
  } catch {
    // Another browser, another habit.
  }
}

export function useNewVersion(): void {
  registration?.waiting?.postMessage("use");
}
