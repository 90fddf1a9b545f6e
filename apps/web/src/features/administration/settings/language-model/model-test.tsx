import type { LanguageModelState, ModelTest } from '@rapport/contract';
import { Play, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Facts } from '@/components/ui/facts.tsx';
import { ErrorLine } from '@/components/ui/field.tsx';
import { StatusLabel } from '@/components/ui/status-label.tsx';
import { inDigits } from '@/lib/number-words.ts';
import { useTestModel } from './language-model.ts';
import {
  cutSentence,
  failingSentence,
  languageTestText,
  quotesWords,
  testWords,
  windowWords,
} from './model-words.ts';

/** Asks the model about an invented meeting, and shows what the last test found. */
export function ModelTestBlock({ state }: { state: LanguageModelState }) {
  const test = useTestModel();
  const [last, ...earlier] = state.tests;
  const { cut, failing } = state;
  return (
    <div className="grid gap-2 border-line border-y py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          icon={Play}
          busy={test.isPending}
          busyLabel="Testing..."
          onClick={() => test.mutate()}
        >
          Test the model
        </Button>
        <span role="status">{last && !test.isPending && <TestResult test={last} />}</span>
      </div>
      {failing && (
        <ErrorLine>{failingSentence(failing, last?.failure ? last.words : null)}</ErrorLine>
      )}
      {cut && <Warning>{cutSentence(cut)}</Warning>}
      {last && !last.failure && <Facts facts={factsOf(last)} />}
      {earlier.length > 0 && <EarlierTests tests={earlier} />}
      {!last && (
        <p className="text-12 text-ink-2">
          Not tested yet. A test sends an invented meeting, and costs a few thousand tokens.
        </p>
      )}
    </div>
  );
}

function TestResult({ test }: { test: ModelTest }) {
  if (test.cut && !test.failure) return <Warning>{testWords(test)}</Warning>;
  return (
    <StatusLabel status={test.failure ? 'failed' : 'completed'} className="whitespace-normal">
      {testWords(test)}
    </StatusLabel>
  );
}

function Warning({ children }: { children: string }) {
  return (
    <span className="flex items-start gap-1.5 font-medium text-12 text-neu">
      <TriangleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
      <span>{children}</span>
    </span>
  );
}

const factsOf = (test: ModelTest) => [
  {
    label: 'Answer',
    value: <StatusLabel status="completed">In the form that was asked</StatusLabel>,
  },
  { label: 'Window', value: windowWords(test) },
  { label: 'Sent and read', value: sentWords(test) },
  { label: 'Kept to the quotes', value: quotesWords(test) },
  ...(test.language ? [{ label: 'Languages', value: languageTestText(test.language) }] : []),
];

function sentWords({ sent, read, cut }: ModelTest): string {
  if (read === null) return 'The server does not say how many tokens it read';
  return `${inDigits(read)} tokens${cut ? ', of the smaller part' : sent === null ? '' : ', nothing was cut off on the way'}`;
}

function EarlierTests({ tests }: { tests: readonly ModelTest[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button
        variant="ghost"
        size="small"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        Earlier tests
      </Button>
      {isOpen && (
        <ul aria-label="Earlier tests" className="grid gap-1 pt-1 text-12 text-ink-2">
          {tests.map((test) => (
            <li key={test.testedAt}>{testWords(test)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
