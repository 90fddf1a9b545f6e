import type { ChangeFound } from '@rapport/contract';
import { plural } from '@/lib/number-words.ts';
import {
  comparedHours,
  figure,
  hours,
  inMinutes,
  minutesInHour,
  type SentencePart,
  tenth,
  text,
  upOrDown,
} from './sentence-parts.ts';

export type FindingWords = {
  sentence: SentencePart[];
  /** The figures before and now, with their unit. */
  detail: string;
};

type Write = (subject: string, now: number, before: number, weeks: string) => SentencePart[];

/** For each kind of finding, its sentence and the unit of both figures. */
const words: Record<ChangeFound['kind'], { write: Write; unit: (value: number) => string }> = {
  'talk-between-departments': {
    write: (subject, now, before, weeks) =>
      now === 0
        ? [
            text(`${subject} were in no meeting together, after `),
            figure(hours(before)),
            text(` in ${weeks}.`),
          ]
        : [
            text(`${subject} were in `),
            figure(hours(now)),
            text(' of meetings together'),
            ...comparedHours(now, before, weeks),
          ],
    unit: () => ' hours',
  },
  'hours-of-department': {
    write: (subject, now, before, weeks) =>
      now === 0
        ? [text(`${subject} did not speak, after `), figure(hours(before)), text(` in ${weeks}.`)]
        : [text(`${subject} spoke `), figure(hours(now)), ...comparedHours(now, before, weeks)],
    unit: () => ' hours',
  },
  'talk-of-department': {
    write: (subject, now, before) => [
      text(`${subject} spoke `),
      figure(`${inMinutes(now)} minutes`),
      text(' a meeting'),
      upOrDown(now, before, inMinutes),
    ],
    unit: () => ' minutes a meeting',
  },
  'people-of-department': {
    write: (subject, now, before) => [
      figure(now),
      text(` ${plural(now, 'person', 'people')} of ${subject} spoke`),
      upOrDown(now, before),
    ],
    unit: (value) => ` ${plural(value, 'person', 'people')}`,
  },
  'ties-between-departments': {
    write: (subject, now, before) =>
      now < before
        ? [text(`${subject} lost `), figure(`${before - now} of ${before}`), text(' ties.')]
        : [
            text(`${subject} gained `),
            figure(now - before),
            text(` ${plural(now - before, 'tie')}.`),
          ],
    unit: (value) => ` ${plural(value, 'tie')}`,
  },
  'mentions-of-initiative': {
    write: (subject, now, before) => [
      text(`‘${subject}’ was mentioned `),
      figure(now),
      text(` ${plural(now, 'time')}`),
      upOrDown(now, before),
    ],
    unit: (value) => ` ${plural(value, 'mention')}`,
  },
  'people-of-initiative': {
    write: (subject, now, before) => [
      figure(now),
      text(` ${plural(now, 'person', 'people')} spoke of ‘${subject}’`),
      upOrDown(now, before),
    ],
    unit: (value) => ` ${plural(value, 'person', 'people')}`,
  },
  'mood-of-group': {
    write: (subject, now, before) => [
      text(`The mood in ${subject} ${now < before ? 'fell' : 'rose'} by `),
      figure(tenth(Math.abs(now - before))),
      text(` to ${tenth(now)} out of 10.`),
    ],
    unit: () => '',
  },
  'balance-of-series': {
    write: (subject, now, before) => [
      text(`Talk in ‘${subject}’ became ${now < before ? 'less' : 'more'} even, by `),
      figure(Math.abs(Math.round(now) - Math.round(before))),
      text(` to ${Math.round(now)} out of 100.`),
    ],
    unit: () => ' talk balance',
  },
  'overdue-actions': {
    write: (subject, now, before) => [text(`${subject}: `), figure(now), upOrDown(now, before)],
    unit: (value) => ` ${plural(value, 'action')}`,
  },
};

const kindsInTenths = [
  'talk-of-department',
  'talk-between-departments',
  'hours-of-department',
  'mood-of-group',
];

/** Adds 'the team' or 'the initiative', because these may have the name of a department. */
function subjectWords({ subject, group }: ChangeFound): string {
  const names = subject.join(' and ');
  return group === 'team' || group === 'initiative' ? `the ${group} ${names}` : names;
}

/** The sentence for a finding. `weeks` names the preceding period: 'the four weeks before'. */
export function findingWords(finding: ChangeFound, weeks: string): FindingWords {
  const { kind, now, before } = finding;
  const { write, unit } = words[kind];
  const scale = kind === 'talk-of-department' ? minutesInHour : 1;
  const shown = (value: number) =>
    kindsInTenths.includes(kind) ? tenth(value * scale) : `${Math.round(value)}`;
  return {
    sentence: write(subjectWords(finding), now, before, weeks),
    detail: `${shown(before)} to ${shown(now)}${unit(now)}`,
  };
}
