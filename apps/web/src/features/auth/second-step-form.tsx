import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { codeRefusal, enterCode, enterRecoveryCode } from '@/lib/two-factor.ts';
import { FormError } from './form-error.tsx';
import { SubmitButton } from './submit-button.tsx';

const ways = {
  app: {
    label: 'Code from your app',
    hint: 'Six digits, new every 30 seconds',
    missing: 'Please enter the code that your app shows',
    other: 'Use a recovery code',
    enter: enterCode,
    input: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  },
  recovery: {
    label: 'Recovery code',
    hint: 'Each works once',
    missing: 'Please enter one of your recovery codes',
    other: 'Use a code from your app',
    enter: enterRecoveryCode,
    input: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
  },
} as const;

/** Shown after the password. The page redirects once the session has changed. */
export function SecondStepForm({ onBack }: { onBack: () => void }) {
  const [way, setWay] = useState<keyof typeof ways>('app');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { label, hint, missing, other, enter, input } = ways[way];

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(undefined);
    setProblem(code.trim() ? undefined : missing);
    if (!code.trim()) return;
    setIsBusy(true);
    try {
      await enter(code);
    } catch (error) {
      console.error('The second step failed', error);
      setFailure(codeRefusal(error instanceof Error ? error : new Error()));
      setIsBusy(false);
    }
  };
  const change = () => {
    setWay(way === 'app' ? 'recovery' : 'app');
    setCode('');
    setProblem(undefined);
    setFailure(undefined);
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Field key={way} label={label} hint={hint} error={problem}>
        {(control) => (
          <Input
            {...control}
            {...input}
            size="large"
            autoFocus
            // Not disabled, which would lose the focus.
            readOnly={isBusy}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
      </Field>
      <FormError className="my-2">{failure}</FormError>
      <SubmitButton busy={isBusy} busyLabel="Signing in...">
        Sign In
      </SubmitButton>
      <div className="mt-4 flex flex-wrap justify-between gap-2">
        <Button variant="ghost" icon={ArrowLeft} disabled={isBusy} onClick={onBack}>
          Back to Login
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={change}>
          {other}
        </Button>
      </div>
    </form>
  );
}
