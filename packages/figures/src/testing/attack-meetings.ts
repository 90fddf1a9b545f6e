import { areAlike, countTogether } from '../meeting/count-together.ts';
import { randomOf } from './generate-organization.ts';

/* Attacks on the mood of one meeting, by a member who uploads, corrects and compares counts. */

export const meetingRules = ['directory', 'together', 'alike'] as const;
/** `directory`: only its people count. `together`: groups stay together. `alike`: no counts where nearly all agree. */
export type MeetingRule = (typeof meetingRules)[number];

const feelings = ['positive', 'neutral', 'negative', 'calm'] as const;
type Feeling = (typeof feelings)[number];
type Counts = Record<Feeling, number>;
type Speaker = { words: string; feeling: Feeling; isGuest?: true; isLeftOut?: true };

const smallestGroup = 5;

/** Answers as the server does. */
class Meetings {
  private readonly groups: string[][] = [];
  private readonly shown = new Map<string, { counted: string[]; counts: Counts | null }>();
  private readonly rules: ReadonlySet<MeetingRule>;

  constructor(rules: ReadonlySet<MeetingRule>) {
    this.rules = rules;
  }

  /** The counts of a meeting with these speakers, whose results were just saved; null if they are hidden. */
  read(id: string, speakers: readonly Speaker[]): Counts | null {
    const heard = speakers.filter((one) => !this.rules.has('directory') || !one.isGuest);
    const present = heard.filter(({ isLeftOut }) => !isLeftOut);
    const counts = this.rules.has('together')
      ? this.together(id, heard, present)
      : countsOf(present);
    if (!counts || total(counts) < smallestGroup) return null;
    return this.rules.has('alike') && areAlike(counts) ? null : counts;
  }

  private together(id: string, heard: readonly Speaker[], present: readonly Speaker[]) {
    const before = this.shown.get(id) ?? { counted: [], counts: null };
    const said = present.map(({ words }) => words);
    const counted = countTogether({
      said,
      leftOut: heard.flatMap(({ words, isLeftOut }) => (isLeftOut ? words : [])),
      counted: before.counted,
      groups: this.groups.filter((group) => group.some((words) => said.includes(words))),
      smallestGroup,
    });
    if (counted === 'keep') return before.counts;
    if (counted === 'hide') {
      this.shown.set(id, { ...before, counts: null });
      return null;
    }
    if (counted.fresh.length > 0) this.groups.push([...counted.fresh]);
    const counts = countsOf(present.filter(({ words }) => counted.people.includes(words)));
    this.shown.set(id, { counted: [...counted.people], counts });
    return counts;
  }
}

function countsOf(speakers: readonly Speaker[]): Counts {
  const counts: Counts = { positive: 0, neutral: 0, negative: 0, calm: 0 };
  for (const { feeling } of speakers) counts[feeling] += 1;
  return counts;
}

const total = (counts: Counts) => feelings.reduce((sum, feeling) => sum + counts[feeling], 0);

/** The feeling of the one person by whom two counts differ. */
function difference(larger: Counts | null, smaller: Counts | null): Feeling | null {
  if (!larger || !smaller || total(larger) - total(smaller) !== 1) return null;
  const differing = feelings.filter((feeling) => larger[feeling] !== smaller[feeling]);
  return differing.length === 1 ? (differing[0] ?? null) : null;
}

type Attack = {
  name: string;
  /** The people in turn, whose feelings the attacker does not know. What it believes of `victim`. */
  believe: (meetings: Meetings, people: readonly Speaker[], victim: Speaker) => Feeling | null;
};

const asGuest = (one: Speaker): Speaker => ({ ...one, isGuest: true });
/** Their feelings are known and differ. */
const invented = (['positive', 'neutral', 'neutral', 'negative'] as const).map(
  (feeling, at): Speaker => ({ words: `invented ${at}`, feeling, isGuest: true }),
);
const without = (people: readonly Speaker[], ...gone: Speaker[]) =>
  people.filter((one) => !gone.includes(one));

const attacks: readonly Attack[] = [
  {
    name: 'merging two speakers',
    believe(meetings, people, victim) {
      const into = people.find((one) => one !== victim && one.feeling === victim.feeling);
      if (!into) return null;
      const before = meetings.read('meeting', people);
      const merged = { ...into, words: `${into.words} and ${victim.words}` };
      return difference(
        before,
        meetings.read('meeting', [...without(people, victim, into), merged]),
      );
    },
  },
  {
    name: 'one person among invented guests',
    believe(meetings, _, victim) {
      const counts = meetings.read(`guests of ${victim.words}`, [victim, ...invented]);
      return difference(counts, countsOf(invented));
    },
  },
  {
    name: 'somebody who leaves moods out',
    believe(meetings, people, victim) {
      const before = meetings.read('meeting', people);
      const leaving: Speaker = { ...victim, isLeftOut: true };
      return difference(before, meetings.read('meeting', [...without(people, victim), leaving]));
    },
  },
  {
    name: 'the same words without one person',
    believe(meetings, people, victim) {
      const before = meetings.read('meeting', people);
      return difference(before, meetings.read('again', without(people, victim)));
    },
  },
  {
    name: 'speakers who become guests, and all but one back',
    believe(meetings, people, victim) {
      const before = meetings.read('meeting', people);
      meetings.read('meeting', people.map(asGuest));
      const back = people.map((one) => (one === victim ? asGuest(one) : one));
      return difference(before, meetings.read('meeting', back));
    },
  },
  {
    name: 'counts that nearly all share',
    believe(meetings, people) {
      const counts = meetings.read('meeting', people);
      if (!counts) return null;
      return feelings.find((feeling) => counts[feeling] >= total(counts) - 1) ?? null;
    },
  },
];

type MeetingFinds = {
  attack: string;
  /** People whose feeling the attacker took to be known, and how often that was right. */
  believed: number;
  right: number;
};

/** Attacks one meeting of invented people by each attack in turn, each of them with a new server. */
export function attackMeetings(seed: number, without: readonly MeetingRule[] = []): MeetingFinds[] {
  const rules = new Set(meetingRules.filter((rule) => !without.includes(rule)));
  const people = inventedPeople(seed);
  return attacks.map(({ name, believe }) => {
    const beliefs = people.map((victim) => ({
      victim,
      feeling: believe(new Meetings(rules), people, victim),
    }));
    const held = beliefs.filter(({ feeling }) => feeling !== null);
    const right = held.filter(({ victim, feeling }) => victim.feeling === feeling);
    return { attack: name, believed: held.length, right: right.length };
  });
}

/** Five to nine people; in some meetings all but one share a feeling, mostly calm. */
function inventedPeople(seed: number): Speaker[] {
  const next = randomOf(seed + 3e6);
  const count = 5 + Math.floor(next() * 5);
  const isAlike = next() < 0.3;
  const shared = next() < 0.7 ? 'calm' : 'positive';
  return Array.from({ length: count }, (_, at) => ({
    words: `words of ${at}`,
    feeling: isAlike && at > 0 ? shared : (feelings[Math.floor(next() * 4)] ?? 'neutral'),
  }));
}
