const unknownVoice =
  /^(?:unknown|unidentified)(?: (?:speaker|voice|participant))?$|^(?:speaker|voice|participant) ?\?{1,3}$/i;

/** Tools write such a label for each voice that they cannot name, so two in a row may be two people. */
export const isUnknownVoice = (label: string): boolean => unknownVoice.test(label);
