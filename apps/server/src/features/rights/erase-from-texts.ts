import {
  type Evidence,
  embeddedSource,
  type FoundSentence,
  type MeetingFindings,
} from '@rapport/contract';
import type { Doubt } from '@rapport/transcript';
import type { MeetingChange } from '../../database/types.ts';
import { formerNames } from './former-participant.ts';
import type { MeetingTexts } from './meeting-texts-repository.ts';
import { type PersonNames, withSpeakerNames } from './person-names.ts';
import { type Redact, redactNames } from './redact-names.ts';

type Speaker = MeetingTexts['participants'][number];

/**
 * If the person spoke, they become a former participant: texts about them are cleared and mentions
 * are replaced. Otherwise only the full name is replaced, because a first name may be another
 * person's. Apply `redact` to each turn separately; there are too many to load here.
 */
export function eraseFromTexts(
  texts: MeetingTexts,
  person: PersonNames,
  isPerson: (speaker: Speaker) => boolean,
): MeetingTexts & { redact: Redact } {
  const own = texts.participants.filter(isPerson);
  const others = texts.participants.filter((speaker) => !isPerson(speaker)).flatMap(spokenNames);
  const former = formerNames(Math.max(1, own.length), own.length ? others : []);
  const [alias = ''] = former;
  const aliases = new Map(own.map(({ id }, at) => [id, former[at] ?? alias]));
  const spoken = [...own.flatMap(spokenNames), ...namesGiven(texts, own)];
  const names = own.length > 0 ? withSpeakerNames(person, spoken) : { ...person, parts: [] };
  const redact = redactNames(names, { others, alias });
  const all = (lines: string[]) => lines.map(redact);

  return {
    meeting: {
      title: redact(texts.meeting.title),
      summary: nullable(texts.meeting.summary, redact),
      initiatives: all(texts.meeting.initiatives),
      alsoSaid: all(texts.meeting.alsoSaid),
      error: nullable(texts.meeting.error, redact),
      doubts: texts.meeting.doubts.map((doubt) => inDoubt(doubt, redact)),
    },
    participants: texts.participants.map((speaker) => {
      const name = aliases.get(speaker.id);
      return name === undefined ? otherSpeaker(speaker, redact) : formerSpeaker(speaker, name);
    }),
    interactions: texts.interactions.map((pair) =>
      aliases.has(pair.sourceId) || aliases.has(pair.targetId)
        ? withoutTexts(pair)
        : {
            ...pair,
            summaryOfInteractions: all(pair.summaryOfInteractions),
            communicationRecommendations: all(pair.communicationRecommendations),
            evidence: {
              summaryOfInteractions: pair.evidence.summaryOfInteractions.map((part) =>
                inEvidence(part, redact),
              ),
              communicationRecommendations: pair.evidence.communicationRecommendations.map((part) =>
                inEvidence(part, redact),
              ),
            },
          },
    ),
    actionItems: texts.actionItems.map((item) => ({
      ...item,
      text: redact(item.text),
      owner: nullable(item.owner, redact),
      before: nullable(item.before, redact),
      quote: nullable(item.quote, redact),
      note: nullable(item.note, redact),
    })),
    corrections: texts.corrections.map(({ id, change, words }) => ({
      id,
      change: inChange(change, redact),
      words: redact(words),
    })),
    redact,
    transcript: texts.transcript && {
      summaryLines: inSentences(texts.transcript.summaryLines, redact),
      findings: texts.transcript.findings && inFindings(texts.transcript.findings, redact),
    },
  };
}

export const spokenNames = ({
  name,
  label,
  joined,
}: Pick<Speaker, 'name' | 'label' | 'joined'>) => [
  name,
  ...(label ? [label] : []),
  ...joined.map((other) => other.label),
];

function namesGiven({ corrections }: MeetingTexts, own: readonly Speaker[]): string[] {
  const labels = new Set(own.flatMap(spokenNames));
  return corrections.flatMap(({ change }) => {
    if (change.kind === 'rename-speaker' && labels.has(change.label)) return [change.name];
    if (change.kind === 'merge-speakers' && labels.has(change.intoLabel)) return [change.label];
    return [];
  });
}

const formerSpeaker = (speaker: Speaker, name: string): Speaker => ({
  ...speaker,
  name,
  label: name,
  joined: [],
  statedRole: null,
  directoryUserId: null,
  tieHow: null,
  tieSure: null,
  suggestedUserId: null,
  heardAs: null,
  calledAs: [],
  summary: '',
  summarySource: embeddedSource,
  evidence: [],
  feelingEvidence: [],
});

const otherSpeaker = (speaker: Speaker, redact: Redact): Speaker => ({
  ...speaker,
  statedRole: speaker.statedRole && redact(speaker.statedRole),
  calledAs: speaker.calledAs.filter(({ name }) => redact(name) === name),
  summary: redact(speaker.summary),
  evidence: inEvidence(speaker.evidence, redact),
  feelingEvidence: inEvidence(speaker.feelingEvidence, redact),
});

const withoutTexts = (pair: MeetingTexts['interactions'][number]) => ({
  ...pair,
  summaryOfInteractions: [],
  communicationRecommendations: [],
  summarySource: embeddedSource,
  recommendationsSource: embeddedSource,
  evidence: { summaryOfInteractions: [], communicationRecommendations: [] },
});

const nullable = (text: string | null, redact: Redact) => (text === null ? null : redact(text));

const inEvidence = (evidence: readonly Evidence[], redact: Redact): Evidence[] =>
  evidence.map(({ turn, quote }) => ({ turn, quote: redact(quote) }));

const inSentences = <Found extends FoundSentence>(
  sentences: readonly Found[],
  redact: Redact,
): Found[] =>
  sentences.map((one) => ({
    ...one,
    text: redact(one.text),
    evidence: inEvidence(one.evidence, redact),
  }));

const inFindings = (found: MeetingFindings, redact: Redact): MeetingFindings => ({
  inShort: inSentences(found.inShort, redact),
  chapters: found.chapters.map((chapter) => ({ ...chapter, title: redact(chapter.title) })),
  decisions: inSentences(found.decisions, redact),
  openQuestions: inSentences(found.openQuestions, redact),
  ...(found.secondReading && { secondReading: found.secondReading }),
  ...(found.worded && {
    worded: {
      ...found.worded,
      titles: found.worded.titles.map((one) => ({
        ...one,
        quote: redact(one.quote),
        title: redact(one.title),
      })),
      joined: found.worded.joined.map((one) => ({
        ...one,
        quote: redact(one.quote),
        alsoQuote: redact(one.alsoQuote),
      })),
    },
  }),
  ...(found.maybe && {
    maybe: {
      decisions: inSentences(found.maybe.decisions, redact),
      openQuestions: inSentences(found.maybe.openQuestions, redact),
      ...(found.maybe.actions && {
        actions: found.maybe.actions.map((action) => ({
          ...action,
          text: redact(action.text),
          evidence: inEvidence(action.evidence, redact),
          owner: nullable(action.owner, redact),
          before: nullable(action.before, redact),
        })),
      }),
    },
  }),
});

const inDoubt = (doubt: Doubt, redact: Redact): Doubt => ({
  ...doubt,
  ...('line' in doubt && { line: nullable(doubt.line, redact) }),
  ...('lines' in doubt && { lines: doubt.lines.map(redact) }),
  ...('speaker' in doubt && { speaker: redact(doubt.speaker) }),
});

function inChange(change: MeetingChange, redact: Redact): MeetingChange {
  switch (change.kind) {
    case 'rename-speaker':
      return { ...change, label: redact(change.label), name: redact(change.name) };
    case 'merge-speakers':
      return { ...change, label: redact(change.label), intoLabel: redact(change.intoLabel) };
    case 'set-title':
      return { ...change, title: redact(change.title), previous: redact(change.previous) };
    case 'set-start':
    case 'set-length':
    case 'keep-as-read':
    case 'split-names-inside':
      return change;
    case 'drop-decision':
    case 'drop-question':
    case 'add-decision':
    case 'add-question':
      return { ...change, text: redact(change.text) };
    case 'confirm-decision':
    case 'confirm-question':
      return {
        ...change,
        text: redact(change.text),
        quote: nullable(change.quote, redact),
        ...(change.words !== undefined && { words: redact(change.words) }),
      };
    case 'confirm-action':
    case 'drop-action':
      return {
        ...change,
        text: redact(change.text),
        before: change.before && {
          ...change.before,
          text: redact(change.before.text),
          owner: nullable(change.before.owner, redact),
        },
      };
    case 'set-words':
      return {
        ...change,
        before: redact(change.before),
        read: redact(change.read),
        words: redact(change.words),
      };
    case 'set-speaker':
      return {
        ...change,
        speakers: change.speakers.map((speaker) => ({
          ...speaker,
          name: nullable(speaker.name, redact),
        })),
      };
    case 'rename-chapter':
      return { ...change, found: redact(change.found), title: redact(change.title) };
    default:
      return { ...change, label: redact(change.label) };
  }
}
