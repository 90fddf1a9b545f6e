import { notify } from './notify.ts';

/** Copies a text to the clipboard, and says so. */
export async function copyText(
  text: string,
  { done, failed, about }: { done: string; failed: string; about?: string },
): Promise<void> {
  if (about) notify.withdraw(about);
  try {
    await navigator.clipboard.writeText(text);
    notify.success(done);
  } catch {
    notify.error(failed, about);
  }
}

/** Copies an address, or shows it if the clipboard is not available. */
export const copyLink = (link: string, done: string, about: string) =>
  copyText(link, { done, failed: `The link could not be copied. It is ${link}`, about });
