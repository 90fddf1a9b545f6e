import {
  type HandoverItem,
  type HandoverKind,
  handoverKindSchema,
  type OffboardingProject,
} from '@rapport/contract';
import { dayInWords } from '../../../ground/day-in-words.ts';
import type { Block, PrintedDocument } from '../../../ground/document/printed-document.ts';

export const kindWords: Record<HandoverKind, string> = {
  topic: 'Topics',
  work: 'Work in hand, as they told it',
  series: 'Duties that come again: meetings they open',
  report: 'Duties that come again: reports they give',
  action: 'Open actions',
  person: 'People only they meet',
  document: 'Documents and systems only they name',
  customer: 'Customers only they name',
  said: 'What others say of them',
  own: 'Added by hand',
};

export const labelOf = ({ label }: HandoverItem): string =>
  label ?? 'Named only in meetings that you cannot open';

const worksCouncil =
  'Works-council mode is on: what is found by what a person said or by ties is left out.';

/** The handover with a list for each kind, as on the screen; kinds without items are named. */
export function handoverDocument(project: OffboardingProject): PrintedDocument {
  const { person, list } = project;
  const kinds = Map.groupBy(list, ({ kind }) => kind);
  const empty = nothingFound(project, new Set(kinds.keys()));
  return {
    title: `Handover of ${person.name}`,
    author: 'Rapport',
    foot: `Handover of ${person.name}, ${dayInWords(project.today)}`,
    blocks: [
      { kind: 'facts', facts: factsOf(project) },
      ...(project.note ? [{ kind: 'paragraph', text: project.note } as const] : []),
      ...[...kinds].flatMap(([kind, items]) => blocksOf(kind, items)),
      ...(empty === '' ? [] : [{ kind: 'paragraph', text: empty } as const]),
    ],
  };
}

/** Actions are not named, since they may be switched off. */
function nothingFound(
  { peopleHidden }: OffboardingProject,
  found: ReadonlySet<HandoverKind>,
): string {
  const searched =
    peopleHidden === 'worksCouncil'
      ? (['series'] as const)
      : handoverKindSchema.options.filter(
          (kind) =>
            kind !== 'own' && kind !== 'action' && (kind !== 'person' || peopleHidden === null),
        );
  const empty = searched.filter((kind) => !found.has(kind)).map((kind) => kindWords[kind]);
  const words = empty.length === 0 ? '' : `Nothing found for: ${empty.join('; ')}.`;
  return [words, peopleHidden === 'worksCouncil' && worksCouncil].filter(Boolean).join(' ');
}

const factsOf = ({
  title,
  lastDay,
  lookedAfterBy,
  fromMeetings,
  done,
  seen,
  items,
}: OffboardingProject) => [
  ...(title === null ? [] : [{ label: 'Role', value: title }]),
  { label: 'Last day', value: lastDay === null ? 'No day yet' : dayInWords(lastDay) },
  { label: 'Looked after by', value: lookedAfterBy ?? 'Those who may plan about persons' },
  ...(fromMeetings === null ? [] : [{ label: 'Made from', value: `${fromMeetings} meetings` }]),
  { label: 'Handed over', value: `${done} of ${items}, ${seen} of them seen in meetings` },
];

function blocksOf(kind: HandoverKind, items: readonly HandoverItem[]): Block[] {
  return [
    { kind: 'heading', text: kindWords[kind] },
    {
      kind: 'table',
      columns: [
        { title: 'What', width: 0.5 },
        { title: 'Person', width: 0.22 },
        { title: 'Day', width: 0.28 },
      ],
      rows: items.map((item) => [
        [labelOf(item), quoteOf(item), takenOverOf(item), item.note].filter(Boolean).join('\n'),
        item.assignee?.name ?? '',
        whenOf(item),
      ]),
    },
  ];
}

function whenOf({ doneOn, dueDay }: HandoverItem): string {
  if (doneOn) return `done ${dayInWords(doneOn)}`;
  return dueDay ? dayInWords(dueDay) : 'no date';
}

function quoteOf({ kind, label, quote }: HandoverItem): string | null {
  if (!quote) return null;
  const before = quote.before ? `${quote.before.speaker}: “${quote.before.text}” ` : '';
  const said = quote.text === label ? '' : `“${quote.text}” `;
  const by = kind === 'said' && quote.speaker ? `${quote.speaker}, ` : '';
  return `${before}${said}${by}${quote.meeting}, ${dayInWords(quote.date)}`;
}

export const takenOverOf = ({ takenOver }: HandoverItem): string | null =>
  takenOver && `Taken over: ${takenOver.meeting ?? 'Actions'}, ${dayInWords(takenOver.on)}`;
