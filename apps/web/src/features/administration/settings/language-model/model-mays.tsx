import {
  type TrustSettings,
  textLanguages,
  textLanguageWords,
  trustSettingsSchema,
} from '@rapport/contract';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { SelectField } from '@/components/ui/control-fields.tsx';
import { OfferedField } from '../offered-field.tsx';
import type { TrustForm } from '../trust/use-trust-draft.ts';
import { tokensInWords } from './model-words.ts';

type May = keyof Pick<TrustSettings, 'modelWritesTexts' | 'modelWritesAnswers' | 'modelJudges'>;

const mays: readonly { setting: May; title: string; note: string }[] = [
  {
    setting: 'modelWritesTexts',
    title: 'Write ‘In short’ and the summary of each person',
    note: 'Each sentence rests on words of the meeting; one that does not is dropped.',
  },
  {
    setting: 'modelWritesAnswers',
    title: 'Write answers in Ask',
    note: 'Only from the quotes that Ask has found. It never counts.',
  },
  {
    setting: 'modelJudges',
    title: 'Say which sentences are decisions, actions and open questions, and give titles',
    note: 'A second opinion; a sure one still needs both. It also chooses In short. Titles are made of words that were said.',
  },
];

const languages = [
  { value: 'meeting', label: 'That of the meeting' },
  ...textLanguages.map((value) => ({ value, label: textLanguageWords[value] })),
];

const offeredLimits = [1_000_000, 5_000_000, 20_000_000, 100_000_000];

/** What the model may do, and how much. */
export function ModelMays({ form }: { form: TrustForm }) {
  const { draft, saved, change } = form;
  return (
    <>
      <OfferedField
        label="Monthly limit"
        className="max-w-80"
        offered={offeredLimits}
        saved={saved.modelTokensPerMonth}
        value={draft.modelTokensPerMonth}
        wordsOf={limitWords}
        onChoose={(limit) => change({ modelTokensPerMonth: limit })}
      />
      <SelectField
        label="Language of summaries"
        className="max-w-80"
        value={draft.modelLanguage}
        options={languages}
        onValueChange={(value) =>
          change({ modelLanguage: trustSettingsSchema.shape.modelLanguage.parse(value) })
        }
      />
      <fieldset className="grid gap-2">
        <legend className="pb-2 font-medium">What it may do</legend>
        {mays.map(({ setting, title, note }) => (
          <Checkbox
            key={setting}
            className="items-start [&>span:first-child]:mt-0.5"
            checked={draft[setting]}
            onChange={({ target }) => change({ [setting]: target.checked })}
            label={
              <>
                {title}
                <span className="block text-pretty text-12 text-ink-2">{note}</span>
              </>
            }
          />
        ))}
      </fieldset>
    </>
  );
}

const limitWords = (tokens: number | null) =>
  tokens === null ? 'No limit' : `${tokensInWords(tokens)} tokens`;
