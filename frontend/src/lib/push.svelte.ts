// Web Push: the server wakes this browser when it is its turn, also while no page of it is open.
import { post, Refused } from "./api";
import { house, visit } from "./house.svelte";
import { settings } from "./settings.svelte";

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Have the server wake this browser, or no longer; false where server or browser can't. */
export async function pushes(wanted: boolean): Promise<boolean> {
  if (!house.about) await visit();
  const key = house.about?.push;
  if (!key || !("serviceWorker" in navigator) || !("PushManager" in globalThis)) return false;
  try {
    const worker = await navigator.serviceWorker.register(new URL("sw.js", document.baseURI));
    const before = await worker.pushManager.getSubscription();
    if (!wanted) {
      await post("device/push", { endpoint: null });
      await before?.unsubscribe();
      return true;
    }
    const made = before ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }));
    const { endpoint, keys } = made.toJSON();
    await post("device/push", { endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"], lang: settings.language });
    return true;
  } catch (error) {
    if (error instanceof Refused || error instanceof DOMException || error instanceof TypeError) return false;
    throw error;
  }
}
