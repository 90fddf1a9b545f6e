import {
  type Evidence,
  embeddedSource,
  type FoundSentence,
  type MeetingFindings,
} from '@rapport/contract';
import type { MeetingChange } from '../../database/types.ts';
import { type Forget, forgetNames } from './forget-names.ts';
import { formerNames } from './former-participant.ts';
import type { MeetingTexts } from './meeting-texts-repository.ts';
import { type PersonNames, withSpeakerNames } from './person-names.ts';

type Speaker = MeetingTexts['participants'][number];

/**
 * A meeting's texts without a person: as a speaker they are a former participant, what was written about them
 * is gone, and where others name them stands the same. Where they did not speak, only their name in full is
 * surely theirs. What was said is too long to come with them: `forget` does the same to each turn.
 */
export function eraseFromTexts(
  texts: MeetingTexts,
  person: PersonNames,
  isPerson: (speaker: Speaker) => boolean,
): MeetingTexts & { forget: Forget } {
  const own = texts.participants.filter(isPerson);
  const others = texts.participants.filter((speaker) => !isPerson(speaker)).flatMap(spokenNames);
  const [alias = '', ...further] = formerNames(Math.max(1, own.length), own.length ? others : []);
  const aliases = new Map(
    own.map(({ id }, at) => [id, at === 0 ? alias : (further[at - 1] ?? alias)]),
  );
  const spoken = [...own.flatMap(spokenNames), ...namesGiven(texts, own)];
  const names = own.length > 0 ? withSpeakerNames(person, spoken) : { ...person, parts: [] };
  const forget = forgetNames(names, { others, alias });
  const all = (lines: string[]) => lines.map(forget);

  return {
    meeting: {
      title: forget(texts.meeting.title),
      summary: nullable(texts.meeting.summary, forget),
      initiatives: all(texts.meeting.initiatives),
      error: nullable(texts.meeting.error, forget),
    },
    participants: texts.participants.map((speaker) => {
      const name = aliases.get(speaker.id);
      return name === undefined ? otherSpeaker(speaker, forget) : formerSpeaker(speaker, name);
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
                inEvidence(part, forget),
              ),
              communicationRecommendations: pair.evidence.communicationRecommendations.map((part) =>
                inEvidence(part, forget),
              ),
            },
          },
    ),
    actionItems: texts.actionItems.map((item) => ({
      ...item,
      text: forget(item.text),
      owner: nullable(item.owner, forget),
      before: nullable(item.before, forget),
      quote: nullable(item.quote, forget),
    })),
    corrections: texts.corrections.map(({ id, change, words }) => ({
      id,
      change: inChange(change, forget),
      words: forget(words),
    })),
    forget,
    transcript: texts.transcript && {
      summaryLines: inSentences(texts.transcript.summaryLines, forget),
      findings: texts.transcript.findings && inFindings(texts.transcript.findings, forget),
    },
  };
}

/** Every way in which a meeting calls one of its speakers. */
export const spokenNames = ({
  name,
  label,
  joined,
}: Pick<Speaker, 'name' | 'label' | 'joined'>) => [
  name,
  ...(label ? [label] : []),
  ...joined.map((other) => other.label),
];

/** What people called these speakers when they corrected the meeting. */
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
  directoryUserId: null,
  tieHow: null,
  tieSure: null,
  suggestedUserId: null,
  summary: '',
  summarySource: embeddedSource,
  evidence: [],
});

const otherSpeaker = (speaker: Speaker, forget: Forget): Speaker => ({
  ...speaker,
  summary: forget(speaker.summary),
  evidence: inEvidence(speaker.evidence, forget),
});

const withoutTexts = (pair: MeetingTexts['interactions'][number]) => ({
  ...pair,
  summaryOfInteractions: [],
  communicationRecommendations: [],
  summarySource: embeddedSource,
  recommendationsSource: embeddedSource,
  evidence: { summaryOfInteractions: [], communicationRecommendations: [] },
});

const nullable = (text: string | null, forget: Forget) => (text === null ? null : forget(text));

const inEvidence = (evidence: readonly Evidence[], forget: Forget): Evidence[] =>
  evidence.map(({ turn, quote }) => ({ turn, quote: forget(quote) }));

const inSentences = (sentences: readonly FoundSentence[], forget: Forget): FoundSentence[] =>
  sentences.map(({ text, evidence }) => ({
    text: forget(text),
    evidence: inEvidence(evidence, forget),
  }));

const inFindings = (found: MeetingFindings, forget: Forget): MeetingFindings => ({
  inShort: inSentences(found.inShort, forget),
  chapters: found.chapters.map((chapter) => ({ ...chapter, title: forget(chapter.title) })),
  decisions: inSentences(found.decisions, forget),
  openQuestions: inSentences(found.openQuestions, forget),
});

function inChange(change: MeetingChange, forget: Forget): MeetingChange {
  switch (change.kind) {
    case 'rename-speaker':
      return { ...change, label: forget(change.label), name: forget(change.name) };
    case 'merge-speakers':
      return { ...change, label: forget(change.label), intoLabel: forget(change.intoLabel) };
    case 'set-title':
      return { ...change, title: forget(change.title), previous: forget(change.previous) };
    case 'set-start':
      return change;
    default:
      return { ...change, label: forget(change.label) };
  }
}
