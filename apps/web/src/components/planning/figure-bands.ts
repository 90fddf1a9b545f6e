export type FigureTone = 'good' | 'middling' | 'poor';

/** Risk score from 0 to 10: red from 8, yellow from 6, else green. */
export const riskTone = (score: number): FigureTone =>
  score >= 8 ? 'poor' : score >= 6 ? 'middling' : 'good';

/** Coverage in percent: green from 80, yellow from 60, else red. */
export const coverageTone = (percent: number): FigureTone =>
  percent >= 80 ? 'good' : percent >= 60 ? 'middling' : 'poor';
