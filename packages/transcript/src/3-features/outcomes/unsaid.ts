const unsaid =
  /n't\b|\b(?:not|never|nothing|if|unless|until|whether|when|once|had|would|could|should|might|maybe|perhaps|last (?:week|time|month|year|meeting|quarter|sprint)|previous(?:ly)?|earlier|before|already|yesterday|ago|at the (?:offsite|retreat|last|previous)|as (?:you|we)(?: all)? (?:know|remember|recall)|since then|early on|back (?:in|then)|originally|at the time|they|who|why|what|how|suppose|guess|hope|think|told|says|said|so that)\b/i;

/** Whether a sentence denies, asks, supposes or tells of another day, so that it settles nothing here and now. */
export const isUnsaid = (text: string): boolean => unsaid.test(text);
