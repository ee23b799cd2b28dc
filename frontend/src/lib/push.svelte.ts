// Web Push: the server wakes this browser when it is its turn, also while no page of it is open.
import { post, Refused } from "./api";
import { house, visit } from "./house.svelte";
import { settings } from "./settings.svelte";

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** The worker that wakes, once it is at work: before that it neither subscribes nor notifies. */
async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(new URL("sw.js", document.baseURI));
  return navigator.serviceWorker.ready;
}

/** Have the server wake this browser, or no longer; false where server or browser can't. */
export async function pushes(wanted: boolean): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  if (!house.about) await visit();
  const key = house.about?.push;
  try {
    // On phones only a worker may notify, also where the server wakes nobody.
    const { pushManager } = await worker();
    if (!key || !pushManager) return false;
    const before = await pushManager.getSubscription();
    if (!wanted) {
      await post("device/push", { endpoint: null });
      await before?.unsubscribe();
      return true;
    }
    const made = before ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }));
    const { endpoint, keys } = made.toJSON();
    await post("device/push", { endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"], lang: settings.language });
    return true;
  } catch (error) {
    if (error instanceof Refused || error instanceof DOMException || error instanceof TypeError) return false;
    throw error;
  }
}
