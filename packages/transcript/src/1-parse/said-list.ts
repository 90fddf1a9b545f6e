import { documentLabels } from './document-labels.ts';
import type { TextDocument } from './layout.ts';
import { endsUtterance, isListItem } from './not-speech.ts';

const longestSaidList = 60;
/** Below such words, what somebody says can be a list with a blank line above it. */
const announcesList = /:\s+\S.*(?:[:…]|\.{3})\s*$|:\s+present(?:ing|s)\s*$/;

/** Whether the words on a line announce a list. A label alone does, if its name also speaks otherwise. */
export function listAnnouncer(document: TextDocument): (lead: number) => boolean {
  const { lines: labels, names } = documentLabels(document);
  const talkers = new Set(labels.flatMap((line) => (line && line.text !== '' ? [line.label] : [])));
  return (lead) => {
    const line = labels[lead];
    if (announcesList.test(document.lines[lead] ?? '')) return true;
    return line?.text === '' && names?.has(line.label) === true && talkers.has(line.label);
  };
}

/** Whether the item of a list belongs to what was said above it. */
export function isSaidList(
  lines: readonly string[],
  i: number,
  announces: (lead: number) => boolean,
): boolean {
  let above = i - 1;
  while (above >= 0 && i - above < longestSaidList && isListItem(lines[above] ?? '')) above--;
  const lead = lines[above]?.trim() ?? '';
  if (lead === '') return announces(above - 1);
  return !isListItem(lead) && !endsUtterance(lead);
}
