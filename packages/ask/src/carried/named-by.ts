import { type Candidate, candidatesOf } from './candidates-of.ts';
import { evidenceAround, kindOfName } from './name-kind.ts';
import { type Saying, sayingsOf } from './sayings-of.ts';
import type { CarriedMeeting, KnownNames, NamedThing } from './types.ts';

const kinds = ['matter', 'document', 'customer'] as const;
type Kind = (typeof kinds)[number];

export type NamedBy = Record<Kind, NamedThing[]> & {
  /** Number of all that the person names, alone or not. */
  named: Record<Kind, number>;
};

/** Fewer say nothing of who carries it. */
const meetingsMin = 2;
/** In one meeting. */
const timesMin = 3;
/** Who opens a meeting names its matters in the agenda and when giving somebody the floor. */
const turnsOfOpener = 2;

/**
 * Documents, systems, customers and other matters of which at least half of the turns that name them are the person's.
 */
export function namedBy(
  meetings: readonly CarriedMeeting[],
  person: string,
  known: KnownNames,
): NamedBy {
  const own = meetings.flatMap(({ turns }) => turns.filter((turn) => turn.person === person));
  const candidates = candidatesOf(
    own.map(({ text }) => text),
    known,
  );
  const sayings = sayingsOf(meetings, candidates);
  const opened = new Set(meetings.flatMap(({ id, openedBy }) => (openedBy === person ? id : [])));
  const found: NamedBy = {
    matter: [],
    document: [],
    customer: [],
    named: { matter: 0, document: 0, customer: 0 },
  };
  for (const [key, candidate] of candidates.found) {
    const said = sayings.get(key) ?? [];
    const kind = candidate.kind === 'name' ? kindSaid(said, candidate) : candidate.kind;
    if (kind === null) continue;
    found.named[kind] += 1;
    const thing = carriedThing(key, withoutOpening(said, person, opened), person, kind);
    if (thing && (kind !== 'matter' || isMatter(thing))) found[kind].push(thing);
  }
  for (const kind of kinds) found[kind].sort(mostFirst);
  return found;
}

/** Any two words may follow each other by chance. */
const isMatter = ({ mentions, meetings }: NamedThing) =>
  meetings >= meetingsMin && mentions >= timesMin;

const mostFirst = (one: NamedThing, other: NamedThing) =>
  other.meetings - one.meetings || other.mentions - one.mentions || (one.key < other.key ? -1 : 1);

function kindSaid(said: readonly Saying[], { isMadeUp }: Candidate) {
  const sum = { customer: 0, system: 0 };
  for (const { turn, from, to } of said) {
    const { customer, system } = evidenceAround(turn.text, { from, to });
    sum.customer += customer;
    sum.system += system;
  }
  return kindOfName(sum, isMadeUp);
}

/** Without the first turns of the person in each meeting that they open, unless one tells who has it. */
function withoutOpening(
  said: readonly Saying[],
  person: string,
  opened: ReadonlySet<string>,
): Saying[] {
  const turnsLeftOut = new Map<string, Set<number>>();
  return said.filter(({ turn: { meetingId, person: by, turn, text } }) => {
    if (by !== person || !opened.has(meetingId) || tells.test(text)) return true;
    const leftOut = turnsLeftOut.get(meetingId) ?? new Set();
    turnsLeftOut.set(meetingId, leftOut);
    if (leftOut.size < turnsOfOpener) leftOut.add(turn);
    return !leftOut.has(turn);
  });
}

function carriedThing(
  key: string,
  said: readonly Saying[],
  person: string,
  kind: Kind,
): NamedThing | null {
  const placeOf = ({ turn }: Saying) => `${turn.meetingId} ${turn.turn}`;
  const all = new Set(said.map(placeOf));
  const own = said.filter(({ turn }) => turn.person === person);
  const mentions = new Set(own.map(placeOf)).size;
  const meetings = new Set(own.map(({ turn }) => turn.meetingId)).size;
  if (2 * mentions < all.size) return null;
  const isClaimed = kind === 'document' && own.some(claims);
  if (!isClaimed && meetings < meetingsMin && mentions < timesMin) return null;
  const quote = bestOf(own)?.turn;
  if (!quote) return null;
  const place = { meetingId: quote.meetingId, turn: quote.turn };
  return { key, mentions, allMentions: all.size, meetings, quote: place };
}

const claim =
  /\b(?:my|I(?:'ve|'m|'ll| have| am| will)? (?:(?:also|just|already|still|always|going to|gonna|been|myself|mostly) )*(?:keep|maintain|own|wrote|written|write|writing|built|build|building|made|making|update|updated|updating|drafted|drafting|opened|prepared?|preparing|created|put together|set up|run|manage|working on|maintaining|proposed|merge)(?: (?:the|a|an|this|that|our|new|small|whole))*) $/i;

/** Says right before it that it is theirs: 'I keep the exceptions sheet'. */
const claims = ({ turn: { text }, from }: Saying) =>
  claim.test(text.slice(Math.max(0, from - claimReach), from).replaceAll(',', ''));
/** In letters. */
const claimReach = 60;

/** Says where it is and who has it. */
const tells =
  /\b(?:my|mine|only|nobody|no one|by hand|on paper|keep|kept|drawer|laptop|phone|I (?:have|log|run|wrote|made|built|own|call)|belongs|lives? (?:in|on))\b/i;
const asks = /\?\s*$/;
/** In letters. */
const lengthMin = 30;

/** The latest of those that tell most. */
function bestOf(own: readonly Saying[]): Saying | undefined {
  const weight = ({ turn: { text }, isWhole }: Saying) =>
    [isWhole, isWhole, tells.test(text), !asks.test(text), text.length >= lengthMin].filter(Boolean)
      .length;
  return own.reduce<Saying | undefined>(
    (best, one) => (!best || weight(one) >= weight(best) ? one : best),
    undefined,
  );
}
