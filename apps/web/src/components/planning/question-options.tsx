import type { ScenarioQuestion } from '@rapport/contract';
import { cn } from '@/lib/cn.ts';
import { Option } from './option.tsx';

type Answers = Record<string, string[]>;

type QuestionOptionsProps = {
  question: ScenarioQuestion;
  answers: Answers;
  onChange: (answers: Answers) => void;
  /** Name shared by the radio options. */
  name: string;
  className?: string;
};

export function QuestionOptions(props: QuestionOptionsProps) {
  const { question, answers, onChange, name, className } = props;
  return (
    <div className={cn('grid gap-2 md:grid-cols-2 lg:grid-cols-3', className)}>
      {question.options.map(({ id, label, meaning }) => (
        <Option
          key={id}
          kind={question.choice === 'single' ? 'radio' : 'checkbox'}
          name={name}
          label={label}
          meaning={meaning}
          checked={answers[question.id]?.includes(id) ?? false}
          onCheckedChange={(isChosen) => onChange(answered(answers, question, id, isChosen))}
        />
      ))}
    </div>
  );
}

/** The answers after an option was toggled, in the order of the options. */
export function answered(
  answers: Answers,
  { id, choice, options }: ScenarioQuestion,
  optionId: string,
  isChosen: boolean,
): Answers {
  const before = choice === 'single' ? [] : (answers[id] ?? []);
  const chosen = options
    .map((option) => option.id)
    .filter((option) => (option === optionId ? isChosen : before.includes(option)));
  return { ...answers, [id]: chosen };
}
