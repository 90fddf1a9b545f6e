/** Words in quotation marks are quoted from the meeting. */
const quoted = /"[^"]*"|“[^”]*”/g;

const moodWords = new RegExp(
  `\\b(?:${[
    'sound(?:s|ed|ing)?',
    'feel(?:s|ing|ings)?|felt',
    'mood|sentiment|tone|morale|atmosphere|emotion(?:s|al|ally)?',
    '(?:un)?happ(?:y|ily|iness)|glad|pleased|delighted|thrilled|enthusias(?:m|tic|tically)|excited|excitement',
    'satisfied|dissatisfied|disappointed|disappointment|frustrat(?:ed|ing|ion)|annoyed|annoyance|irritated',
    'ang(?:ry|rily|er)|upset|sad|sadly|worried|worry|worries|anxious|anxiety|nervous|afraid|fear(?:s|ed)?|scared',
    'stress(?:ed)?|tense|overwhelmed|exhausted|burn(?:ed|t) out|motivated|demotivated|unmotivated',
    'optimis(?:m|tic)|pessimis(?:m|tic)|cynical|sceptical|skeptical|hostile|friendly|grateful|proud|confident',
    '(?:positive|negative|neutral)(?:ly)?',
    '(?:lik|lov|hat|dislik|resent|enjoy)(?:es|s|ed)',
  ].join('|')})\\b`,
  'i',
);

/**
 * Whether a sentence about people says how somebody sounded or felt, not counting quotations. It finds every such
 * sentence of the built-in engine, and those of language models by their words; it rather finds too many than too
 * few.
 */
export const statesMood = (sentence: string): boolean =>
  moodWords.test(sentence.replace(quoted, '""'));

/** The sentence of counts at the start of a participant's summary, also as earlier versions wrote it. */
const talkFigures =
  /^Spoke (?:under )?\d+ % of the words in \d+ turns?(?:; asked \d+ questions?(?:, \d+ of which got no answer)?)?\.\s*/;

/** The summary of a participant without their share, turns and questions; may be empty. */
export const withoutTalkFigures = (summary: string): string => summary.replace(talkFigures, '');

/**
 * Whether a built-in sentence is about both people of a pair and contains no counts about either: the phrases that
 * both used.
 */
export const isAboutBoth = (sentence: string): boolean => sentence.startsWith('Both spoke of ');
