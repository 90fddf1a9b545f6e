import { type AssistantRequest, endpoints } from '@rapport/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { ReadsAndNever } from '@/components/assistants/reads-and-never.tsx';
import { useSignOut } from '@/components/layout/use-sign-out.ts';
import { Button } from '@/components/ui/button.tsx';
import { SelectField } from '@/components/ui/control-fields.tsx';
import { Facts } from '@/components/ui/facts.tsx';
import { ErrorLine } from '@/components/ui/field.tsx';
import { useAuth } from '@/lib/auth-context.tsx';
import { call } from '@/lib/call.ts';
import { leaveTo } from '@/lib/leave-page.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';

const times = { '30': 30, '1': 1, open: null } as const;
type Time = keyof typeof times;
const timeOptions: { value: Time; label: string }[] = [
  { value: '30', label: '30 days, then it must ask again' },
  { value: '1', label: '1 day, then it must ask again' },
  { value: 'open', label: 'Until I end it' },
];
const isTime = (value: string): value is Time => value in times;
const titles = { reads: 'It will be able to', never: 'It will never get' };

type AllowFormProps = { asking: AssistantRequest; request: string };

export function AllowForm({ asking, request }: AllowFormProps) {
  const { name, host, isThisComputer, organizations } = asking;
  const { session } = useAuth();
  const [chosenId, setChosenId] = useState(
    organizations.find(({ isActive }) => isActive)?.id ?? organizations[0]?.id ?? '',
  );
  const [time, setTime] = useState<Time>('30');
  const chosen = organizations.find(({ id }) => id === chosenId);
  const answer = useMutation({
    mutationFn: (isAllowed: boolean) =>
      call(endpoints.assistants.answerRequest, {
        body: isAllowed
          ? { isAllowed, request, organizationId: chosenId, days: times[time] }
          : { isAllowed, request },
      }),
    onSuccess: ({ continueAt }) => leaveTo(continueAt),
  });
  // The page stays until the browser has left it.
  const isBusy = answer.isPending || answer.isSuccess;
  const isBusyWith = (isAllowed: boolean) => isBusy && answer.variables === isAllowed;
  return (
    <>
      <h1 className="text-balance wrap-anywhere">Allow {name} to read your meetings?</h1>
      <p className="mt-1 mb-5 text-pretty text-ink-2 wrap-anywhere">
        It asks to read what you may read at {chosen?.name}, in your name.
      </p>
      <Facts
        facts={[
          {
            label: 'It calls itself',
            value: (
              <>
                <span className="font-medium">{name}</span>{' '}
                <span className="text-ink-2">not verified</span>
              </>
            ),
          },
          {
            label: 'Answers go to',
            value: (
              <>
                <span className="font-medium">{isThisComputer ? 'a program here' : host}</span>{' '}
                <span className="text-ink-2">
                  {isThisComputer ? `on this computer (${host})` : 'outside Rapport'}
                </span>
              </>
            ),
          },
          {
            label: 'Signed in as',
            value: (
              <>
                {session?.user.name || session?.user.email} <NotYou />
              </>
            ),
          },
        ]}
      />
      <div className="mt-4 border-line-2 border-t pt-4">
        <ReadsAndNever reads={chosen?.reads} titles={titles} />
      </div>
      <div className="mt-5 grid gap-4">
        {organizations.length > 1 && (
          <SelectField
            label="Organization"
            fieldClass="grid-cols-1"
            value={chosenId}
            options={organizations.map(({ id, name: label }) => ({ value: id, label }))}
            onValueChange={setChosenId}
          />
        )}
        <SelectField
          label="For how long"
          fieldClass="grid-cols-1"
          value={time}
          options={timeOptions}
          onValueChange={(value) => isTime(value) && setTime(value)}
        />
        <div className="grid grid-cols-2 gap-2">
          <Button
            size="large"
            busy={isBusyWith(false)}
            onClick={() => !isBusy && answer.mutate(false)}
          >
            Don’t allow
          </Button>
          <Button
            size="large"
            variant="primary"
            busy={isBusyWith(true)}
            onClick={() => !isBusy && answer.mutate(true)}
          >
            Allow
          </Button>
        </div>
        {answer.error && (
          <div role="alert">
            <ErrorLine>
              {refusalSentence(answer.error, 'The answer could not be sent. Please try again.')}
            </ErrorLine>
          </div>
        )}
      </div>
    </>
  );
}

/** Signs out; whoever signs in next comes back to the request. */
function NotYou() {
  const { pathname, search } = useLocation();
  const { signOut, isSigningOut } = useSignOut(pathname + search);
  return (
    <button
      type="button"
      className="whitespace-nowrap text-accent hover:underline"
      aria-busy={isSigningOut || undefined}
      onClick={() => !isSigningOut && signOut()}
    >
      Not you?
    </button>
  );
}
