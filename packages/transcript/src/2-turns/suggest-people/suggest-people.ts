import { foldName, normaliseSpeaker } from '../normalise-speaker.ts';
import type { Company } from './attendance.ts';
import { type NameEvidence, nameEvidence, nameEvidences } from './name-evidence.ts';
import { type IndexedPerson, type PeopleIndex, peopleGiven } from './people-index.ts';

export type SpeakerHeard = {
  name: string;
  /** The name is the same person in all meetings; false for 'Speaker 3', who differs from meeting to meeting. */
  isName: boolean;
  meetings: readonly string[];
  /** Given names by which others call this speaker, and how often. */
  calledAs: readonly { name: string; times: number }[];
};

export type Confidence = 'very-likely' | 'likely' | 'possible';

export type Suggestion = {
  id: string;
  confidence: Confidence;
  /** In words, strongest first. */
  reasons: string[];
};

export const suggestionsMax = 3;

/** A name called only once may have been meant for somebody else. */
const callsToTrust = 2;
const usualMeetingsToTrust = 2;
const usualShareToTrust = 0.75;

/** Evidence that is nearly always right if it points to only one person. */
const strong: ReadonlySet<NameEvidence> = new Set([
  'spelling',
  'handle',
  'part-of-family',
  'initial',
]);
/** Evidence that is right more often than not if it points to only one person. */
const supporting: ReadonlySet<NameEvidence> = new Set([
  ...strong,
  'domain',
  'given',
  'family',
  'short-form',
]);

/**
 * Who in the directory a speaker may be, likeliest first. 'Very likely' suggestions may be confirmed many at once:
 * the name in another spelling, or a given name with the person's usual company, if it fits only one person and that
 * person was not heard under another name in the same meetings.
 */
export function suggestPeople(
  speaker: SpeakerHeard,
  index: PeopleIndex,
  company: Company,
): Suggestion[] {
  const named = speaker.isName ? nameEvidence(speaker.name, index) : new Map();
  const calls = callsFor(speaker, index);
  const ids = speaker.isName ? [] : speaker.meetings.flatMap((one) => company.usuallyWith(one));
  const usual = ids.flatMap((id) => index.byId.get(id) ?? []).slice(0, suggestionsMax);
  const people = new Set<IndexedPerson>([...named.keys(), ...calls.keys(), ...usual]);
  const found = [...people]
    .map((person) =>
      weigh(person, { speaker, company, evidence: named.get(person) ?? null, calls }),
    )
    .filter(({ evidence, heardThemselves }) => heardThemselves === 0 || isStrong(evidence));
  found.sort((a, b) => b.weight - a.weight || a.person.person.id.localeCompare(b.person.person.id));
  return found.slice(0, suggestionsMax).map((candidate) => ({
    id: candidate.person.person.id,
    confidence: confidenceOf(candidate, speaker, found),
    reasons: reasonsOf(candidate, speaker, found),
  }));
}

const isStrong = (evidence: NameEvidence | null): boolean =>
  evidence !== null && supporting.has(evidence);

type Clues = {
  speaker: SpeakerHeard;
  company: Company;
  evidence: NameEvidence | null;
  calls: ReadonlyMap<IndexedPerson, Called>;
};
type Called = { name: string; times: number };

type Candidate = {
  person: IndexedPerson;
  evidence: NameEvidence | null;
  called: Called | null;
  /** Number of the speaker's meetings. */
  usual: number;
  heardThemselves: number;
  isInUsualCompany: boolean;
  weight: number;
};

function weigh(person: IndexedPerson, { speaker, company, evidence, calls }: Clues): Candidate {
  const { meetings } = speaker;
  const called = calls.get(person) ?? null;
  const usual = company.usualIn(person.person.id, meetings);
  const heardThemselves = company.heardIn(person.person.id, meetings);
  const isInUsualCompany =
    usual >= usualMeetingsToTrust && usual >= meetings.length * usualShareToTrust;
  const rank = evidence === null ? 0 : nameEvidences.length - nameEvidences.indexOf(evidence);
  const weight =
    rank * 10 +
    (called && called.times >= callsToTrust ? 60 : called ? 20 : 0) +
    (usual / Math.max(1, meetings.length)) * 9 -
    (heardThemselves > 0 ? 40 : 0);
  return { person, evidence, called, usual, heardThemselves, isInUsualCompany, weight };
}

function confidenceOf(
  candidate: Candidate,
  speaker: SpeakerHeard,
  all: readonly Candidate[],
): Confidence {
  const { evidence, called, heardThemselves, isInUsualCompany } = candidate;
  const isCalled = called !== null && called.times >= callsToTrust;
  const rivals = all.filter((other) => other !== candidate && rivalsWith(other, candidate));
  const isOnly = rivals.length === 0;
  if (heardThemselves > 0)
    return evidence && strong.has(evidence) && isOnly ? 'likely' : 'possible';
  if (evidence && strong.has(evidence) && isOnly) return 'very-likely';
  if (evidence && supporting.has(evidence)) {
    const isPlain = !/[|([]/.test(speaker.name);
    const isSupported = isCalled || (evidence === 'given' && isPlain && isInUsualCompany);
    if (isOnly) return isSupported ? 'very-likely' : 'likely';
    return isCalled ? 'likely' : 'possible';
  }
  if (isCalled && isOnly) return 'likely';
  return 'possible';
}

/** Whether the other person is about as likely by name or by call. */
function rivalsWith(other: Candidate, { evidence, called }: Candidate): boolean {
  if (called && called.times >= callsToTrust)
    return other.called !== null && other.called.times >= callsToTrust;
  if (evidence === null || other.evidence === null) return evidence === null;
  const isStrong = strong.has(evidence);
  return isStrong ? strong.has(other.evidence) : rankOf(other.evidence) <= rankOf(evidence) + 1;
}

const rankOf = (evidence: NameEvidence): number => nameEvidences.indexOf(evidence);

function callsFor(
  { name, calledAs }: SpeakerHeard,
  index: PeopleIndex,
): Map<IndexedPerson, Called> {
  const own = new Set(normaliseSpeaker(name).words);
  const calls = new Map<IndexedPerson, Called>();
  for (const called of calledAs) {
    const given = foldName(called.name);
    if (own.has(given)) continue;
    for (const person of peopleGiven(index, given)) calls.set(person, called);
  }
  return calls;
}

function reasonsOf(
  { person, evidence, called, usual, heardThemselves }: Candidate,
  speaker: SpeakerHeard,
  all: readonly Candidate[],
): string[] {
  const { length } = speaker.meetings;
  const meetings = length === 1 ? '1 meeting' : `${length} meetings`;
  const isOnly = all.filter((other) => other.evidence === evidence).length === 1;
  return [
    evidence && wordsOf(evidence, person, isOnly),
    called && `others call this speaker ‘${called.name}’`,
    usual > 0 && `in ${usual} of ${meetings} with people they usually meet`,
    heardThemselves > 0 && `but heard under their own name in ${heardThemselves} of ${meetings}`,
  ]
    .filter((reason) => typeof reason === 'string')
    .map((reason, i) => (i === 0 ? `${reason.charAt(0).toUpperCase()}${reason.slice(1)}` : reason));
}

function wordsOf(evidence: NameEvidence, { person }: IndexedPerson, isOnly: boolean): string {
  const { firstName, lastName, email } = person;
  const initial = (name: string) => name.trim().charAt(0).toUpperCase();
  switch (evidence) {
    case 'spelling':
      return 'same name, written differently';
    case 'handle':
      return 'user name or address agrees';
    case 'part-of-family':
      return 'same name, shortened or a letter off';
    case 'initial': {
      const short = `${firstName} ${initial(lastName)}`;
      return isOnly ? `the only ${short} in the directory` : `${short} by name and initial`;
    }
    case 'domain':
      return `initials ${initial(firstName)} and ${initial(lastName)}; the address ends in ${email.split('@')[1] ?? ''}`;
    case 'given':
      return isOnly ? `the only ${firstName} in the directory` : 'same first name';
    case 'family':
      return isOnly ? `the only ${lastName} in the directory` : 'same last name';
    case 'short-form':
      return `may be short for ${firstName}`;
    case 'given-spelling':
      return 'first name, written differently';
    case 'letter-off':
      return 'first name, a letter off';
    case 'initials':
      return `initials ${initial(firstName)} and ${initial(lastName)}`;
  }
}
