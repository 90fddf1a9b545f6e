import { counted } from './counted.ts';
import { textLanguageWords } from './language-model.ts';
import { defaultTrustSettings, type TrustSettings } from './trust.ts';

/** Names of the settings on the screen, in its order. */
export const trustSubjectWords = {
  meetingReaders: 'Who may read meetings',
  figureReaders: 'Who sees organization figures',
  planners: 'Who may plan about persons',
  smallestGroup: 'Smallest group',
  worksCouncilMode: 'Works-council mode',
  individualFigures: 'Individual figures',
  languageModel: 'Language model',
  assistants: 'Assistants',
  sound: 'Sound of recordings',
  participantNotice: 'Notice for participants',
} as const;
export type TrustSubject = keyof typeof trustSubjectWords;
export const trustSubjects = Object.keys(trustSubjectWords) as TrustSubject[];

export const meetingReaderWords: Record<TrustSettings['meetingReaders'], string> = {
  everyone: 'Everyone in the organization',
  participants: 'Participants, and people it is shared with',
};
export const figureReaderWords: Record<TrustSettings['figureReaders'], string> = {
  everyone: 'Everyone in the organization',
  named: 'Owners, admins and people named here',
};
export const plannerWords: Record<TrustSettings['planners'], string> = {
  admins: 'Owners, admins and people named here',
  named: 'Owners and people named here',
};
export const individualFigureWords: Record<TrustSettings['individualFigures'], string> = {
  readers: 'Everyone who may read the meeting',
  own: 'Each person sees only their own',
  off: 'Off',
};

/** The settings, with the directory users who are named as readers of figures, and those who may plan about persons. */
export type TrustRules = TrustSettings & {
  figureReaderIds: readonly string[];
  plannerIds: readonly string[];
};

/** A change in words, which never contain text that users wrote. */
export type TrustChange = { subject: TrustSubject; from: string; to: string };

/** One change for each subject that differs. */
export function trustChanges(before: TrustRules, after: TrustRules): TrustChange[] {
  return trustSubjects.flatMap((subject) => {
    const [from, to] = [valueWords[subject](before), valueWords[subject](after)];
    if (from !== to) return [{ subject, from, to }];
    const change = sameWords(subject, before, after);
    return change ? [{ subject, from, to: `${to}, ${change}` }] : [];
  });
}

/** "Smallest group: from '5 people' to '8 people'" */
export const trustChangeWords = ({ subject, from, to }: TrustChange): string =>
  `${trustSubjectWords[subject]}: from '${from}' to '${to}'`;

/** 'Kept for 90 days' */
export const soundKeptWords = (soundDays: number | null): string =>
  soundDays === null ? 'Deleted once written down' : `Kept for ${counted(soundDays, 'day')}`;

/** 'On', 'On, for summaries only', 'Off, up to 5,000,000 tokens a month' */
function languageModelWords(rules: TrustRules): string {
  const may = modelMays.filter(({ setting }) => rules[setting]).map(({ words }) => words);
  const isUsual = modelMays.every(
    ({ setting }) => rules[setting] === defaultTrustSettings[setting],
  );
  return [
    onOrOff(rules.isLanguageModelOn),
    ...(isUsual ? [] : [`for ${may.join(' and ') || 'nothing'}`]),
    ...(rules.modelTokensPerMonth === null
      ? []
      : [`up to ${rules.modelTokensPerMonth.toLocaleString('en')} tokens a month`]),
    ...(rules.modelLanguage === 'meeting'
      ? []
      : [`texts in ${textLanguageWords[rules.modelLanguage]}`]),
  ].join(', ');
}

/** What a language model may do, with what it is sent for that. */
const modelMays = [
  {
    setting: 'modelWritesTexts',
    words: 'summaries',
    effect: 'Transcripts of meetings are sent to the language model.',
  },
  {
    setting: 'modelWritesAnswers',
    words: 'answers',
    effect: 'Questions to Ask and the quotes that it finds are sent to the language model.',
  },
  {
    setting: 'modelJudges',
    words: 'a second opinion',
    effect:
      'Transcripts are sent to the language model, for a second opinion on decisions, actions and open questions.',
  },
] as const;

const onOrOff = (isOn: boolean) => (isOn ? 'On' : 'Off');
const people = (count: number) => counted(count, 'person', 'people');

const valueWords: Record<TrustSubject, (rules: TrustRules) => string> = {
  meetingReaders: (rules) => meetingReaderWords[rules.meetingReaders],
  figureReaders: (rules) =>
    rules.figureReaders === 'everyone'
      ? figureReaderWords.everyone
      : `Owners, admins and ${people(rules.figureReaderIds.length)} by name`,
  planners: ({ planners, plannerIds }) =>
    `${planners === 'admins' ? 'Owners, admins' : 'Owners'} and ${people(plannerIds.length)} by name`,
  smallestGroup: (rules) => people(rules.smallestGroup),
  worksCouncilMode: (rules) => onOrOff(rules.worksCouncilMode),
  individualFigures: (rules) => individualFigureWords[rules.individualFigures],
  languageModel: languageModelWords,
  assistants: (rules) => onOrOff(rules.areAssistantsOn),
  sound: ({ soundDays }) => soundKeptWords(soundDays),
  participantNotice: (rules) =>
    rules.participantNotice === ''
      ? 'No notice'
      : rules.isNoticeMailed
        ? 'Shown, and sent by e-mail'
        : 'Shown',
};

/** Describes differences that the values' words do not show. */
function sameWords(subject: TrustSubject, before: TrustRules, after: TrustRules) {
  if (subject === 'figureReaders')
    return otherPeople(before.figureReaderIds, after.figureReaderIds);
  if (subject === 'planners') return otherPeople(before.plannerIds, after.plannerIds);
  if (subject === 'participantNotice') {
    if (after.participantNotice !== before.participantNotice) return 'with other words';
    if (after.isNoticeMailed !== before.isNoticeMailed)
      return `e-mail ${after.isNoticeMailed ? 'on' : 'off'}`;
  }
  return null;
}

function otherPeople(before: readonly string[], after: readonly string[]) {
  const isSame = after.length === before.length && addedTo(before, after) === 0;
  return isSame ? null : 'other people by name';
}

function addedTo(before: readonly string[], after: readonly string[]): number {
  const known = new Set(before);
  return after.filter((id) => !known.has(id)).length;
}

/** `effect`: a sentence that says what becomes visible to whom. */
export type Loosening = { subject: TrustSubject; effect: string };

/** The changes that show more to somebody, or remove the participant notice. Empty if every change tightens. */
export function loosenings(before: TrustRules, after: TrustRules): Loosening[] {
  return trustSubjects.flatMap((subject) => {
    const effect = looseningEffects[subject](before, after);
    return effect === null ? [] : [{ subject, effect }];
  });
}

const visibility = [
  'off',
  'own',
  'readers',
] as const satisfies TrustSettings['individualFigures'][];

const moodEffects: Record<TrustSettings['individualFigures'], string> = {
  readers: 'Everyone who may read a meeting sees the mood of each participant in it',
  own: 'Each person sees their own mood in their meetings',
  off: 'The mood of a single person stays hidden',
};

type Effect = (before: TrustRules, after: TrustRules) => string | null;

const looseningEffects: Record<TrustSubject, Effect> = {
  meetingReaders: (before, after) =>
    before.meetingReaders === 'participants' && after.meetingReaders === 'everyone'
      ? 'Everyone in the organization may read every meeting, also those they did not take part in.'
      : null,
  figureReaders(before, after) {
    if (before.figureReaders === 'everyone') return null;
    if (after.figureReaders === 'everyone')
      return 'Everyone in the organization sees the figures of groups.';
    const added = addedTo(before.figureReaderIds, after.figureReaderIds);
    if (added === 0) return null;
    return `${added} more ${added === 1 ? 'person sees' : 'people see'} the figures of groups.`;
  },
  planners(before, after) {
    if (before.planners === 'named' && after.planners === 'admins')
      return 'Admins may plan about persons: what-if, handovers and succession.';
    const added = addedTo(before.plannerIds, after.plannerIds);
    if (added === 0) return null;
    return `${added} more ${added === 1 ? 'person' : 'people'} may plan about persons: what-if, handovers and succession.`;
  },
  smallestGroup: (before, after) =>
    after.smallestGroup < before.smallestGroup
      ? `The mood of groups of ${after.smallestGroup} people or more is shown, before ${before.smallestGroup} or more.`
      : null,
  worksCouncilMode: (before, after) =>
    before.worksCouncilMode && !after.worksCouncilMode
      ? `Talk time and engagement of single people, recommendations about them, topics and ties of who leaves, and what-if and succession by person are shown again. ${moodEffects[after.individualFigures]}.${after.soundDays === null ? '' : ' Sound of recordings is kept, and who may read the meeting can listen to it.'}`
      : null,
  individualFigures: (before, after) =>
    visibility.indexOf(after.individualFigures) > visibility.indexOf(before.individualFigures)
      ? `${moodEffects[after.individualFigures]}${after.worksCouncilMode ? ', once works-council mode is off' : ''}.`
      : null,
  languageModel: (before, after) =>
    modelMays.find(
      ({ setting }) =>
        after.isLanguageModelOn && after[setting] && !(before.isLanguageModelOn && before[setting]),
    )?.effect ?? null,
  assistants: (before, after) =>
    after.areAssistantsOn && !before.areAssistantsOn
      ? 'Members may have programs read the meetings that they may open. What these read leaves Rapport for where they run.'
      : null,
  sound: (before, after) =>
    (after.soundDays ?? 0) > (before.soundDays ?? 0)
      ? `The voices of new recordings are kept for ${counted(after.soundDays ?? 0, 'day')}, and who may read the meeting can listen to them.`
      : null,
  participantNotice: (before, after) =>
    before.participantNotice !== '' && after.participantNotice === ''
      ? 'Participants are no longer told that their meetings are analysed.'
      : null,
};
