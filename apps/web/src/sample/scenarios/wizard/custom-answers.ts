import { customQuestions, type ScenarioQuestion } from '@rapport/contract';
import type { ScenarioForm } from '../stored/scenario-form.ts';

type Answers = ScenarioForm['answers'];

export const answerLabels = (answers: Answers, { id, options }: ScenarioQuestion): string[] =>
  options.filter((option) => answers[id]?.includes(option.id)).map(({ label }) => label);

export const countAnswered = (answers: Answers): number =>
  customQuestions.filter((question) => answerLabels(answers, question).length > 0).length;
