import { notify } from '@/components/ui/notify.ts';

const notice = 'copy-meeting-link';

/** Copies the address of the meeting's page, without dialogs or places that are open on it. */
export async function copyLink(id: string): Promise<void> {
  notify.withdraw(notice);
  const link = new URL(`/meetings/${encodeURIComponent(id)}`, window.location.origin).href;
  try {
    await navigator.clipboard.writeText(link);
    notify.success('Link copied. It opens for those who can read this meeting.');
  } catch {
    notify.error(`The link could not be copied. It is ${link}`, notice);
  }
}
