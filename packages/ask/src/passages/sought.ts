import type { Question } from '../question/read-question.ts';
import type { Sought } from './features.ts';

export const soughtBy = ({ subject, people, outcome }: Question): Sought => ({
  ...subject,
  people: new Set(people),
  outcome,
});
