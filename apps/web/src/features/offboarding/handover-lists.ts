import type { HandoverKind, OffboardingProject } from '@rapport/contract';
import { counted } from '@/lib/number-words.ts';
import { firstNameOf, longDayWithoutYear } from './handover-words.ts';

type Name = 'topics' | 'duties' | 'actions' | 'people' | 'documents' | 'customers' | 'said' | 'own';

export type HandoverList = {
  name: Name;
  kinds: readonly HandoverKind[];
  title: string;
  caption: string;
  /** What was looked through if nothing was found; null for a list that is shown only with items. */
  none: string | null;
};

/** The lists of a handover, in order; all are shown, with or without items. */
export function handoverLists(project: OffboardingProject): HandoverList[] {
  const { fromMeetings, named, peopleHidden } = project;
  const name = firstNameOf(project.person.name);
  const since = `since ${longDayWithoutYear(project.foundSince)}`;
  const searched =
    fromMeetings === null ? `meetings ${since}` : `${counted(fromMeetings, 'meeting')} ${since}`;
  const lists: HandoverList[] = [
    {
      name: 'topics',
      kinds: ['topic', 'work'],
      title: 'Topics',
      caption: `At least half of what was said about them ${since} came from ${name}; bars are ${name}’s share of the mentions. Then what ${name} told of work in hand`,
      none: `No topic of ${name}’s ${searched} came mostly from ${name}, and ${name} told of no work in hand.`,
    },
    {
      name: 'duties',
      kinds: ['series', 'report'],
      title: 'Duties that come again',
      caption: `Series whose meetings ${name} opens, and reports that ${name} gives there`,
      none: `In ${name}’s ${searched}, ${name} opens no series and gives no report again and again.`,
    },
    {
      name: 'actions',
      kinds: ['action'],
      title: 'Open actions',
      caption: `Sure and confirmed ones only, said by ${name}, as in Actions. Checking one here does not close it there`,
      none: `No sure or confirmed action of ${name} is open.`,
    },
    {
      name: 'people',
      kinds: ['person'],
      title: `People only ${name} meets`,
      caption: `They speak with few others here, or with nobody once ${name} has left`,
      none: `Everybody with a tie to ${name} has two ties or more with others.`,
    },
    {
      name: 'documents',
      kinds: ['document'],
      title: `Documents and systems only ${name} names`,
      caption: `At least half of the turns that name them ${since} are ${name}’s`,
      none: noneNamed('documents and systems', named?.documents, name, since),
    },
    {
      name: 'customers',
      kinds: ['customer'],
      title: `Customers only ${name} names`,
      caption: `At least half of the turns that name them ${since} are ${name}’s`,
      none: noneNamed('customers', named?.customers, name, since),
    },
    {
      name: 'said',
      kinds: ['said'],
      title: `What others say of ${name}`,
      caption: '‘The only one who’, ‘ask’, ‘nobody else knows’',
      none: `Nobody said ${since} that only ${name} has or knows something.`,
    },
    {
      name: 'own',
      kinds: ['own'],
      title: 'Added by hand',
      caption: 'Not found in meetings',
      none: null,
    },
  ];
  if (peopleHidden === 'worksCouncil') return lists.filter(({ name }) => ofWork.has(name));
  return peopleHidden === 'figures' ? lists.filter(({ name }) => name !== 'people') : lists;
}

/** What works-council mode keeps. */
const ofWork: ReadonlySet<Name> = new Set(['duties', 'actions', 'own']);

function noneNamed(things: string, count: number | undefined, name: string, since: string): string {
  if (count === undefined) return `No ${things} of ${name} alone were found ${since}.`;
  if (count === 0) return `${name} named no ${things} ${since}.`;
  return `None of the ${count} ${things} that ${name} named ${since} was named mostly by ${name}, in two meetings or more.`;
}
