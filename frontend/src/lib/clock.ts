// Times as people read them.
import { t } from "./words.svelte";

/** Seconds as minutes and seconds, or in days and hours where there is that much time. */
export function timeLeft(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= 2 * 86400) return t("days", { count: Math.floor(whole / 86400) });
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const two = (number: number): string => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** How long somebody has been away, in the words of a glance. */
export function awayFor(seconds: number): string {
  if (seconds < 60) return t("for-moments");
  if (seconds < 3600) return t("for-minutes", { count: Math.floor(seconds / 60) });
  if (seconds < 86400) return t("for-hours", { count: Math.floor(seconds / 3600) });
  return t("for-days", { count: Math.floor(seconds / 86400) });
}
