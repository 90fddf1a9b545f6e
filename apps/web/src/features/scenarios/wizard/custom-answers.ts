import { type CustomQuestion, customQuestions } from '../domain/custom-questions.ts';
import type { ScenarioForm } from '../kept/scenario-form.ts';

type Answers = ScenarioForm['answers'];

/** The answers after an option was toggled, in the order of the options. */
export function answered(
  answers: Answers,
  { id, choice, options }: CustomQuestion,
  optionId: string,
  isChosen: boolean,
): Answers {
  const before = choice === 'single' ? [] : (answers[id] ?? []);
  const chosen = options
    .map((option) => option.id)
    .filter((option) => (option === optionId ? isChosen : before.includes(option)));
  return { ...answers, [id]: chosen };
}

export const answerLabels = (answers: Answers, { id, options }: CustomQuestion): string[] =>
  options.filter((option) => answers[id]?.includes(option.id)).map(({ label }) => label);

export const countAnswered = (answers: Answers): number =>
  customQuestions.filter((question) => answerLabels(answers, question).length > 0).length;
