/** The screens that an answer leads to. */
export type LookAtArea =
  | 'dashboard'
  | 'sentiment'
  | 'meetings'
  | 'scenarios'
  | 'departures'
  | 'succession'
  | 'development';

export type Answer = {
  paragraphs: readonly string[];
  lookAt: readonly { area: LookAtArea; label: string; to: string }[];
};
