const measure =
  /\b(?:sentiment|mood|tone|atmosphere|engagement|morale|talk share|connection strength)\b/i;
const verdict =
  /\d|\b(?:positive|negative|neutral|high|low|great|good|bad|poor|excellent|perfect)\b/i;
const rating = /\b\d+(?:\.\d+)?\s*(?:\/|out of)\s*(?:5|10|100|five|ten)\b|\bout of (?:five|ten)\b/i;
const toTheMachine =
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?]{0,40}\b(?:instructions?|prompts?|rules)\b|\bsystem prompt\b/i;

/** Only computed figures may rate a meeting or a person. */
export const judges = (text: string): boolean =>
  rating.test(text) || (measure.test(text) && verdict.test(text));

/** Recognizes prompt injection. */
export const ordersMachine = (text: string): boolean => toTheMachine.test(text);
