export type FigureTone = 'good' | 'middling' | 'poor';

/** A risk score from 0 to 10: 8 and above red, 6 and above yellow, otherwise green. */
export const riskTone = (score: number): FigureTone =>
  score >= 8 ? 'poor' : score >= 6 ? 'middling' : 'good';

/** Coverage in percent: 80 and above green, 60 and above yellow, otherwise red. */
export const coverageTone = (percent: number): FigureTone =>
  percent >= 80 ? 'good' : percent >= 60 ? 'middling' : 'poor';
