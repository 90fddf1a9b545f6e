import type { SupportedLanguage } from '../language/languages.ts';

/** Words that are written with a full stop, in the languages that are read, if they are no words otherwise. */
const abbreviations: Record<SupportedLanguage, string> = {
  en: 'mr|mrs|ms|dr|prof|hon|rev|st|vs|no|inc|ltd|etc',
  de: 'abg|nr|bzw|vgl|usw|ggfs?|evtl|inkl|exkl|zzgl|bspw|sog|bzgl|betr|geb|gest|hl|ff|hr|fr|str|dipl|ing|drs|mio|mrd|hrsg|anm|ca|ehem|einschl',
  fr: 'mme|mmes|mlle|mgr|cf|av|éd|chap',
  es: 'srs?|sra|sres|srta|dra|uds?|vds?|ee|uu|págs?|núm|aprox|admón|lic|ej',
  it: 'sigg?|dott|avv|geom|ecc|pagg?|egr|spett',
  pt: 'exas?|exm[oa]|ilm[oa]|profa|sras|dras',
  nl: 'dhr|mevr|drs|ds|bijv|bv|zgn|enz|blz|jl|resp|incl|excl|evt',
};
const twoWords = String.raw`(?:ad|p\.) (?:es|ex)`;
const atEnd = new RegExp(
  String.raw`(?:^|[\s(„"«])(?:${Object.values(abbreviations).join('|')}|\p{L}|${twoWords})\.$`,
  'iu',
);
/** Never at the end of a sentence. */
const dotted =
  /(?:^|[\s(])(?:z\.b|d\.h|u\.a|v\.a|o\.ä|i\.d\.r|d\.w\.z|m\.a\.w|o\.a|p\.ex|p\.ej|e\.g|i\.e)\.$/iu;
/** 'the U.S.', '5 p.m.', 'Ph.D.': only what follows tells. */
const mayEnd = /(?:^|[\s(])(?:\p{L}{1,2}\.){1,4}\p{L}{1,2}\.$/u;
/** 'Art. 5', 'S. 12', 'Sept. 3'. */
const beforeNumber =
  /(?:^|[\s(])(?:arts?|abs|ziff|kap|fig|tab|abb|ch|sect?|pp?|ss?|nn?|rn|bd|vol|max|min|jan|feb|apr|aug|sept?|okt|oct|nov|dez|dec)\.$/iu;
const ordinal = /(?:^|[\s(])\d{1,4}\.$/;
/** Words before ordinals in German: 'am 25. Mai', 'der 6. Sitzung', 'vom 5. und 6. Mai'. */
const beforeOrdinal =
  /(?:^|\s)(?:(?<!\bi )am|im|vom|zum|zur|beim|ins|der|die|das|des|dem|den|ein(?:e[mnrs]?)?|jede[mnrs]?|diese[mnrs]?|unsere?[mnrs]?|ihre[mnrs]?|seine[mnrs]?|bis|seit|ab|nach|vor|(?:mon|diens|donners|frei|sams)tag|mittwoch|sonnabend|sonntag,?)\s+(?:\d{1,4}\.(?:,|\s(?:und|bis|oder))?\s+)*\d{1,4}\.$/iu;
const month =
  /^(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|sept|okt|dez)(?!\p{L})/iu;

/** Words that begin a sentence, and are not what an ordinal counts: 'Wir sind das Europa der 27. Das sind wir.' */
const begins =
  /^(?:the|a|an|i|you|he|she|we|they|it|and|but|so|if|or|because|then|that|this|these|there|to|for|what|how|who|when|where|why|is|are|do|yes|yeah|no|ok|okay|das|die|der|den|dem|wir|ich|es|sie|er|ihr|man|und|aber|oder|denn|doch|dann|da|so|wenn|weil|dies\p{L}{0,2}|auch|nun|jetzt|hier|dort|im|in|am|an|auf|für|mit|von|vom|zu|zum|zur|nach|bei|wie|was|wer|wo|warum|ein\p{L}{0,2}|kein\p{L}{0,2}|nicht|mein\p{L}{0,2}|ja|nein|gut|danke|bitte|also)(?!\p{L})/iu;

/**
 * Whether a full stop ends no sentence, as after an abbreviation or an ordinal number. `before` begins with the sentence
 * or later and ends with the stop, `after` begins with the next word. In text of capitals, or without any, they tell
 * nothing.
 */
export function isInsideSentence(before: string, after: string, capitalsTell: boolean): boolean {
  if (!before.endsWith('.')) return false;
  const goesOn = /^\p{Ll}/u.test(after);
  if (ordinal.test(before)) {
    const isFirst = /^\d+\.$/.test(before) && capitalsTell && !goesOn;
    const counts = isFirst || beforeOrdinal.test(before);
    return month.test(after) || (counts && (goesOn || !begins.test(after)));
  }
  if (/^\d/.test(after) && beforeNumber.test(before)) return true;
  if (dotted.test(before)) return true;
  return mayEnd.test(before) ? capitalsTell && goesOn : atEnd.test(before);
}
