import type { Doubt } from '@rapport/transcript';

/** What to check in the file, in one sentence. */
export function doubtText(doubt: Doubt): string {
  switch (doubt.kind) {
    case 'length': {
      const reach = doubt.likelyMinutes === null ? '' : `; the words take ${doubt.likelyMinutes}`;
      return `Check the length: ${doubt.minutes} minutes${reach}.`;
    }
    case 'date':
      return `Check the date: it reads ${doubt.date}, and the file also says ${doubt.likelyDate}.`;
    case 'names-inside':
      return 'There are many names with a colon inside turns: some speakers may not have been recognised.';
    case 'names-missed':
      return `Many lines begin alike, with names or times that could not be read: ${doubt.lines[0]}`;
    case 'left-out':
      return `${doubt.words.toLocaleString('en')} words of the file are in no turn: ${Math.round(100 * doubt.share)} %.`;
    case 'some-times':
      return `Only ${doubt.timed} of ${doubt.turns} turns have a time.`;
    case 'one-speaker':
      return `All words are of one speaker, ${doubt.speaker}, and read like a conversation.`;
    case 'unattributed':
      return `${Math.round(100 * doubt.share)} % of the words have no speaker.`;
  }
}
