import { type CheckedMeeting, lengthMinutesMax } from '@rapport/contract';
import { FileText, TextQuote } from 'lucide-react';
import { changedSentence } from './changed-sentence.ts';
import { itIsRight } from './choice.ts';
import { lengthWords } from './length-words.ts';
import type { CheckOf, Readings } from './reading.ts';

export function lengthReadings({ title }: CheckedMeeting, check: CheckOf<'length'>): Readings {
  const { minutes, likelyMinutes, line } = check;
  const isKnown = likelyMinutes !== null && likelyMinutes > 0 && likelyMinutes <= lengthMinutesMax;
  const usual = usualWords(check);
  return {
    likely: isKnown
      ? {
          icon: TextQuote,
          title: lengthWords(likelyMinutes),
          note: `${line === null ? 'From the first to the last word' : 'Without the long silence'}${usual && `; ${usual}`}`,
          button: {
            verb: `Take ${lengthWords(likelyMinutes)}`,
            does: {
              corrections: [{ kind: 'set-length', minutes: likelyMinutes }],
              done: changedSentence(title, { minutes: likelyMinutes }),
            },
          },
        }
      : {
          icon: TextQuote,
          title: 'Another length',
          note: `Nothing in the file tells it${usual && `; ${usual}`}`,
        },
    present: {
      icon: FileText,
      title: lengthWords(minutes),
      note: line === null ? 'As the file was read' : `A long silence is beside “${line}”`,
      button: itIsRight(
        'length',
        `${title} is ${lengthWords(minutes)} long, as read. Hours and its series follow.`,
      ),
    },
    effect: 'in no sum until you choose',
  };
}

function usualWords({ usualMinutes }: CheckOf<'length'>): string {
  if (!usualMinutes) return '';
  const { from, to } = usualMinutes;
  return from === to
    ? `the series takes ${lengthWords(to)}`
    : `the series takes ${from} to ${to} minutes`;
}
