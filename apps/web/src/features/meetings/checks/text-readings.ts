import type { CheckedMeeting, MeetingCheck } from '@rapport/contract';
import { Check, CircleDashed, TextQuote, User } from 'lucide-react';
import { counted } from '@/lib/number-words.ts';
import { itIsRight } from './choice.ts';
import type { CheckOf, Readings } from './reading.ts';

type TextCheck = Exclude<MeetingCheck, CheckOf<'length' | 'date' | 'one-speaker'>>;

/** The readings of what the text of a file may hold besides words. */
export function textReadings({ id, title }: CheckedMeeting, check: TextCheck): Readings {
  switch (check.kind) {
    case 'names-inside': {
      const names = counted(check.names, 'name');
      return {
        likely: {
          icon: TextQuote,
          title: `Begin a turn at each of the ${names}`,
          note: 'They speak where they stand:',
          lines: check.lines,
          button: {
            verb: 'Split them',
            does: {
              corrections: [{ kind: 'split-names-inside' }],
              done: `${title} is read again, with a turn at each of the ${names}.`,
            },
          },
        },
        present: {
          icon: Check,
          title: 'Leave the turns as they are',
          note: 'The names are only mentioned',
          button: itIsRight(check.kind, `The turns of ${title} stay as they are.`),
        },
        effect: check.people > 0 ? `adds ${counted(check.people, 'person', 'people')}` : '',
      };
    }
    case 'names-missed':
      return {
        likely: {
          icon: TextQuote,
          title: 'Names or times were taken for words',
          note: 'These lines look alike:',
          lines: check.lines,
          button: { verb: 'Which files are read?', does: { to: '/layouts' } },
        },
        present: {
          icon: Check,
          title: 'They are words',
          note: 'The file has no other names or times',
          button: itIsRight(check.kind, `The words of ${title} stay as they were read.`),
        },
        effect: 'or upload a file of another kind',
      };
    case 'left-out':
      return {
        likely: {
          icon: TextQuote,
          title: 'Words of the talk were left out',
          note: 'Names or times of the file may not have been read',
          button: { verb: 'Which files are read?', does: { to: '/layouts' } },
        },
        present: {
          icon: Check,
          title: 'Nobody said them',
          note: 'They are notes, lists or headings',
          button: itIsRight(check.kind, `The turns of ${title} stay as they were read.`),
        },
        effect: 'or upload a file of another kind',
      };
    case 'some-times':
      return {
        likely: {
          icon: TextQuote,
          title: 'The other times are missing',
          note: 'A file with a time at each turn can be uploaded instead',
          button: { verb: 'Open the meeting', does: { to: `/meetings/${id}?turn=0` } },
        },
        present: {
          icon: Check,
          title: 'Only these turns have a time',
          note: 'The file says no more',
          button: itIsRight(check.kind, `The times of ${title} stay as they were read.`),
        },
        effect: '',
      };
    case 'unattributed': {
      const place = check.from === null ? 'turn=0' : `at=${Math.floor(check.from)}`;
      return {
        likely: {
          icon: User,
          title: 'Somebody knows who spoke',
          note: 'These words have no name:',
          lines: check.lines,
          button: { verb: 'Name them', does: { to: `/meetings/${id}?${place}` } },
        },
        present: {
          icon: CircleDashed,
          title: 'Nobody can say who spoke',
          note: 'The words stay without a name',
          button: itIsRight(check.kind, `The words of ${title} stay without a name.`),
        },
        effect: 'those words count for nobody until then',
      };
    }
  }
}
