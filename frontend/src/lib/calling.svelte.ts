// Calling a player whose turn it is: the tab's title and icon at once; a sound, a vibration or a notification for those who want them.
import { remember, settings } from "./settings.svelte";
import { play } from "./sound";
import { t } from "./words.svelte";

const ICON = "link[rel=icon]";
const CALLING = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 56'%3E%3Cpath d='M24 2L46 17.5V38.5L24 54L2 38.5V17.5Z' fill='%23db9b22'/%3E%3Ccircle cx='33' cy='15' r='14' fill='%23c2262e' stroke='white' stroke-width='3'/%3E%3C/svg%3E";

/** Whether it is this browser's turn at the table at hand. */
export const calling = $state({ now: false });
let plain: string | null = null;

/** It is, or is no longer, this player's turn; a turn that begins calls. */
export function call(turn: boolean, title: string): void {
  const begins = turn && !calling.now;
  calling.now = turn;
  const icon = document.querySelector<HTMLLinkElement>(ICON);
  if (icon) {
    plain ??= icon.href;
    icon.href = turn ? CALLING : plain;
  }
  if (!begins) return;
  void play([{ sound: "turn", at: 0 }]);
  if (settings.callVibration) navigator.vibrate?.([80, 60, 80]);
  if (settings.callNotice && document.visibilityState === "hidden" && mayNotify()) notify(title);
}

const mayNotify = (): boolean => typeof Notification !== "undefined" && Notification.permission === "granted";

function notify(title: string): void {
  const words = t("prompt-turn");
  const more = { body: title, tag: "caravansary-turn", data: location.hash };
  try {
    const shown = new Notification(words, more);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // On phones only a worker may notify; without one the title and the icon call all the same.
    void navigator.serviceWorker?.getRegistration().then((worker) => worker?.showNotification(words, more));
  }
}

/** Ask the system once whether it may notify; what it answers is what is remembered. */
export async function wantNotices(wanted: boolean): Promise<boolean> {
  const allowed = wanted && typeof Notification !== "undefined" && (await Notification.requestPermission()) === "granted";
  remember({ callNotice: allowed });
  return allowed;
}
