import { counted } from '../counted.ts';
import { effectiveIndividualFigures, effectiveSoundDays } from '../trust.ts';
import type { Figure, FigureBasis, FigureKept, FigureSubject } from './figure.ts';
import { moodReadersWords } from './privacy-words.ts';
import type { RulesInForce } from './rules-in-force.ts';
import { meetingReadersWords, whoSees } from './who-sees.ts';

export const subjectTitles: Record<FigureSubject, string> = {
  person: 'About a person',
  pair: 'About two people',
  meeting: 'About a meeting',
  organization: 'About the organization',
};

/** Sentences that apply to all figures. */
export const registerIntroduction =
  'Every figure is computed from the words, times and names of transcripts, of one meeting or of many. Neither how a voice sounds nor a face is ever used. Nothing ranks people by mood or predicts who will leave. Those who run the server can technically read all that it stores.';

export const basisWords: Record<FigureBasis, { name: string; meaning: string }> = {
  measured: { name: 'Measured', meaning: 'counted exactly, or compared with labels by people' },
  published: { name: 'Published', meaning: 'computed by a published method' },
  judgement: { name: 'Judgement', meaning: 'with thresholds or weights that the authors chose' },
};

const upper = (phrase: string) => phrase.charAt(0).toUpperCase() + phrase.slice(1);

/** 'until it is deleted, at most 90 days after the upload' */
function untilDeleted(what: string, daysKept: number | null): string {
  const until = `until ${what} is deleted`;
  return daysKept === null
    ? until
    : `${until}, at most ${counted(daysKept, 'day')} after the upload`;
}

/** How long a figure is kept. */
function keptWords(kept: FigureKept, { retention }: Pick<RulesInForce, 'retention'>): string {
  const meeting = `${upper(untilDeleted('the meeting', retention.meetingDays))}.`;
  if (kept === 'meeting') return meeting;
  return kept === 'nameless'
    ? `${meeting} When the person is erased, it loses their name.`
    : `${meeting} When the person is erased, it is deleted.`;
}

function writes({ modelWritesTexts, modelWritesAnswers, modelJudges }: RulesInForce['trust']) {
  const texts = modelWritesTexts || modelWritesAnswers ? 'and writes texts, never a figure.' : '';
  const judges = modelJudges
    ? 'It gives a second opinion on decisions, actions and open questions: those that it does not see are not sure, and not counted.'
    : '';
  return [texts, judges].filter(Boolean).join(' ');
}

function languageModelWords({ languageModel, trust }: RulesInForce): string {
  if (languageModel === null) return 'None. No text is sent to a language model.';
  if (!trust.isLanguageModelOn) return 'Switched off. No text is sent to a language model.';
  const gets = [
    ...(trust.modelWritesTexts || trust.modelJudges ? ['the transcripts'] : []),
    ...(trust.modelWritesAnswers ? ['questions to Ask with their quotes'] : []),
  ];
  if (gets.length === 0) return 'Set up, and may do nothing. No text is sent to a language model.';
  return `${languageModel.name} on ${languageModel.server} gets ${gets.join(' and ')}, ${writes(trust)}`;
}

/** Whether programs read meetings for members. */
export const assistantWords = ({ trust }: Pick<RulesInForce, 'trust'>): string =>
  trust.areAssistantsOn
    ? 'Each member may have a program read the meetings that they may open; it never gets the mood of a person, changes nothing, and each call is in the audit log.'
    : 'Switched off. No program reads meetings for a member.';

/** What becomes of recordings and their sound. */
export function recordingWords({ speech, trust }: Pick<RulesInForce, 'speech' | 'trust'>): string {
  const soundDays = effectiveSoundDays(trust);
  const kept =
    soundDays === null
      ? 'Sound is deleted once it is written down'
      : `Sound of recordings is kept for ${counted(soundDays, 'day')}, for who may read the meeting, and then deleted`;
  if (speech === null)
    return `None can be uploaded. ${soundDays === null ? '' : `${kept}.`}`.trim();
  return `${speech.name} on ${speech.server} gets the sound, never the picture, and names of people and terms where it takes such help; it answers words, times and labels of speakers. ${kept}.`;
}

/** The rules in force, as labels and values. */
export function ruleWords(rules: RulesInForce): { label: string; value: string }[] {
  const { trust, activeFeatures, retention } = rules;
  const shown = (isOn: boolean) => (isOn ? 'Shown' : 'Switched off');
  return [
    { label: 'Who may read a meeting', value: upper(meetingReadersWords(rules)) },
    {
      label: "Who sees one person's mood in a meeting",
      value: moodReadersWords(rules),
    },
    {
      label: 'Works-council mode',
      value: trust.worksCouncilMode
        ? 'On: moods, shares of talk, engagement and recommendations of single people are not shown, nor plans that are computed about them'
        : 'Off',
    },
    {
      label: 'Who sees figures of groups',
      value:
        trust.figureReaders === 'everyone'
          ? 'Everyone in the organization'
          : 'Owners, admins and people they name',
    },
    {
      label: 'Who may plan about persons',
      value: `${
        trust.planners === 'admins'
          ? 'Owners, admins and people whom owners name'
          : 'Owners and people whom they name'
      }; others see a single plan that is shared with them by name, and whom it is about is left out`,
    },
    {
      label: 'Smallest group with a mood',
      value: `${trust.smallestGroup} people, ${
        effectiveIndividualFigures(trust) === 'readers'
          ? 'over several meetings; a meeting shows the mood of each person'
          : 'in one meeting and over several'
      }`,
    },
    { label: 'Sentiment', value: shown(activeFeatures.sentiment) },
    { label: 'Connection maps', value: shown(activeFeatures.interactionGraphs) },
    { label: 'Actions', value: shown(activeFeatures.actions) },
    {
      label: 'Original files',
      value: `Kept ${untilDeleted('the meeting', retention.fileDays)}`,
    },
    { label: 'Meetings', value: `Kept ${untilDeleted('the meeting', retention.meetingDays)}` },
    { label: 'Language model', value: languageModelWords(rules) },
    { label: 'Assistants', value: assistantWords(rules) },
    { label: 'Recordings', value: recordingWords(rules) },
  ];
}

/** Everything about a figure besides its definition, under the rules in force. */
export function figureFacts(
  figure: Figure,
  rules: RulesInForce,
): { label: string; value: string }[] {
  return [
    { label: 'Computed from', value: figure.source },
    { label: 'Purpose', value: figure.purpose },
    { label: 'Limits', value: figure.limits },
    { label: 'Seen by', value: upper(whoSees(figure, rules)) },
    { label: 'Kept', value: keptWords(figure.kept, rules) },
  ];
}
