import type { SupportedLanguage } from '@rapport/transcript';

const measure =
  /\b(?:sentiment|mood|tone|atmosphere|engagement|morale|talk share|connection strength)\b/i;
/** In other languages than English such a word is enough. */
const measureElsewhere =
  /(?<!\p{L})(?:stimmung|atmosphäre|arbeitsmoral|ambiance|humeur|atmosphère|moral|ambiente|ánimo|humor|clima|umore|morale|atmosfera|sfeer|stemming|sentimiento|sentimento|engagement)(?!\p{L})/iu;
const verdict =
  /\d|\b(?:positive|negative|neutral|high|low|great|good|bad|poor|excellent|perfect)\b/i;
const rating =
  /\b\d+(?:[.,]\d+)?\s*(?:\/|out of|von|sur|sobre|de|em|su|van)\s*(?:5|10|100|five|ten)\b|\bout of (?:five|ten)\b/i;
const toTheMachine =
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?]{0,40}\b(?:instructions?|prompts?|rules)\b|\bsystem prompt\b|(?<!\p{L})(?:ignorier|missacht|vergiss|ignor|oubli|olvid|esque[cç]|dimentic|negeer|vergeet)\p{L}*[^.!?]{0,40}(?:anweisung|instruktion|instruction|instruccion|instruç|istruzion|instructie|regeln|règles|reglas|regras|regole|regels)/iu;

/** Only computed figures may rate a meeting or a person. */
export const judges = (text: string, language: SupportedLanguage = 'en'): boolean =>
  rating.test(text) ||
  (measure.test(text) && verdict.test(text)) ||
  (language !== 'en' && measureElsewhere.test(text));

/** Recognizes prompt injection. */
export const ordersMachine = (text: string): boolean => toTheMachine.test(text);
