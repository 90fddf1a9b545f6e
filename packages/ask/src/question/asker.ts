/** 'What did I promise?', 'What are my open actions?'; not 'What did I miss?' or 'What do I need to know?'. */
const namesAsker = [
  /\b(?:did|have|had) I (?!miss)/,
  /\bI(?:['’]ve| have| had)? (?:said|say|promised?|agreed?|committed|mentioned?|raised?)\b/,
  /\bdo I (?:still )?(?:owe|(?:have|need) to do)\b/,
  /\bmy (?:\w+ )?(?:promises|commitments|actions?|action items|tasks|to-?dos)\b/i,
  /\b(?:assigned|given) to me\b/i,
];

/** Whether a question asks for words or tasks of the asker. */
export const isOfAsker = (question: string): boolean =>
  namesAsker.some((pattern) => pattern.test(question));
