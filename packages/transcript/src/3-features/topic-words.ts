import learnedWordShares from './learned-word-shares.json' with { type: 'json' };

/** In percent of meetings: a lower-case word said so often names no topic alone. */
const commonFrom = 8;
/** In percent: a phrase with no rarer word says little. */
const generalFrom = 35;

/** Words that fit any noun. */
const generic = new Set(
  `current potential possible existing additional original various available final ideal different certain specific
  particular general overall main major minor basic whole entire total actual present previous initial recent future
  similar likely relevant appropriate necessary important interesting key several multiple numerous extra insufficient
  sufficient further normal usual typical regular standard simple complex difficult huge tiny interested completely
  directly finally quick brief personal new old upcoming remaining respective proposed making having doing getting
  existing single separate original favorite favourite exact perfect proper rough nineteen seventeen eighteen thirteen
  fourteen fifteen sixteen twenty senior junior special unfinished`.split(/\s+/),
);
/** Adjectives and verbs that follow a noun: 'door open', 'the app sells'. */
const afterNouns = new Set(
  `open closed ready free full empty late early slow fast high low long short wide deep grey gray green red blue yellow
  black white warm cold hot dead alive live alone wrong right sells runs works wants involves gets goes comes makes takes
  means shows says sell run work want involve get go come make take mean show say`.split(/\s+/),
);
const layout = new Set(
  `transcript caption captions scribe scribenick slide page agenda minutes attendee attendees participant participants
  timestamp speaker summary notes heading chapter paragraph footnote appendix figure todo tbd http https www url link
  email subject cc fwd pdf docx proposed eod asap lol ttyl brb irc rrsagent zakim webvtt srt img dsc screenshot
  slash etcetera itself timecode utc gmt cet cest pst pdt est edt disfmarker vocalsound`.split(
    /\s+/,
  ),
);
/** Words of forms and lists, which name a matter only beside others: 'product owner', 'due diligence'. */
const formWords = new Set(
  `due owner status action item actions items date priority assignee assigned deadline blocker blockers decision
  decisions task tasks update updates next step steps risk risks note follow-up todos completed pending discussion
  objective outcome outcomes`.split(/\s+/),
);
const adjectiveEnding =
  /(?:[^aeiou]al|ual|ial|eal|ous|ful|less|[^t]able|table|ible|ish|[aeiou]tic|ific|[^aeiou]ary|ively|ly|ive|ed|er than)$/;
const nouns = new Set(
  `proposal approval portal terminal hospital capital arrival renewal referral removal manual journal signal goal metal
  material tutorial rental retrieval appeal deal meal withdrawal festival principal professional trial potential official
  individual animal journal archive drive initiative perspective objective narrative incentive directive executive
  alternative olive detective representative native table cable variable deliverable vegetable constable timetable
  critic traffic analytic library salary glossary diary dictionary boundary secretary vocabulary itinerary feed seed
  speed need breed embed shed bed weed reed rollback wetland collective cooperative credential differential interval
  removal dismissal disposal denial revival survival council capital mineral mural cathedral quarterly monthly assembly
  family supply reply ally anomaly fellowship`.split(/\s+/),
);

/**
 * The percentage of meetings that say a word; rare words are left out. `npm run -w lab train -- points` writes it;
 * docs/analysis.md says from what.
 */
const shares: ReadonlyMap<string, number> = new Map(Object.entries(learnedWordShares));

const shareOf = (word: string): number => shares.get(word) ?? 0;

/** Whether a word is too common to name a topic alone. */
export const isCommonWord = (word: string): boolean => shareOf(word) >= commonFrom;

/** Whether many meetings say a word. */
export const isFamiliar = (word: string): boolean => shareOf(word) > 0;

/** 1 for words that hardly any meeting says, 0 for those of every second. The rarest word of a phrase counts. */
export const rarityOf = (words: readonly string[]): number =>
  1 - Math.min(1, Math.min(...words.map(shareOf)) / 50);

export const endsWithoutNoun = (words: readonly string[]): boolean =>
  afterNouns.has(words.at(-1) ?? '');

/** Whether words are a name, or a noun phrase without a filling adjective, an adjective at its end or layout words. */
export function namesSomething(words: readonly string[], isNamed: boolean): boolean {
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  if (words.some((word) => layout.has(word))) return false;
  if (words.every((word) => formWords.has(word))) return false;
  if (isNamed) return words.length > 1 || !generic.has(first);
  if (generic.has(first) || generic.has(last)) return false;
  if (endsWithoutNoun(words)) return false;
  if (Math.min(...words.map(shareOf)) >= generalFrom) return false;
  return nouns.has(last) || !adjectiveEnding.test(last);
}
