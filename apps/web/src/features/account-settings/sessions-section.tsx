import { Laptop, LogOut, type LucideIcon, Smartphone } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { QueryPart } from '@/components/ui/query-part.tsx';
import { StatusLabel } from '@/components/ui/status-label.tsx';
import { useAuth } from '@/lib/auth-context.tsx';
import { type DeviceKind, deviceOf } from '@/lib/device.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { SectionFooter } from './section-footer.tsx';
import { agoWords } from './session-words.ts';
import { useEndSession, useSessions, useSignOutOtherSessions } from './sessions.ts';
import { SettingsSection } from './settings-section.tsx';

const icons: Record<DeviceKind, LucideIcon> = { computer: Laptop, phone: Smartphone };

export function SessionsSection() {
  const query = useSessions();
  const { session } = useAuth();
  const signOut = useSignOutOtherSessions();
  const end = useEndSession();
  const list = useRef<HTMLUListElement>(null);
  const currentId = session?.session.id;
  const hasOthers = query.data?.some(({ id }) => id !== currentId) ?? false;

  function endSession(id: string) {
    if (end.isPending) return;
    signOut.reset();
    // The row leaves with its button, so the focus goes to the list.
    end.mutate(id, { onSuccess: () => list.current?.focus() });
  }

  return (
    <SettingsSection title="Sessions" caption="Where you are signed in">
      <div>
        <QueryPart
          query={query}
          what="sessions"
          failed="Your sessions could not be loaded."
          block="h-11"
        >
          {(sessions) => (
            <ul ref={list} tabIndex={-1} aria-label="Sessions" className="outline-none">
              {sessions.map(({ id, userAgent, createdAt }) => (
                <SessionRow
                  key={id}
                  userAgent={userAgent}
                  signedInAt={createdAt}
                  isCurrent={id === currentId}
                  isEnding={end.isPending && end.variables === id}
                  onEnd={() => endSession(id)}
                />
              ))}
            </ul>
          )}
        </QueryPart>
        <div className="mt-3">
          <SectionFooter
            button={
              <Button
                icon={LogOut}
                disabled={!hasOthers}
                busy={signOut.isPending}
                onClick={() => {
                  end.reset();
                  signOut.mutate();
                }}
              >
                Sign out other sessions
              </Button>
            }
            success={
              (signOut.isSuccess && 'All other sessions are signed out.') ||
              (end.isSuccess && 'The session is signed out.')
            }
            failure={
              (signOut.error &&
                refusalSentence(signOut.error, 'The other sessions could not be signed out.')) ||
              (end.error &&
                refusalSentence(end.error, {
                  404: 'This session had ended already.',
                  else: 'The session could not be signed out.',
                }))
            }
          />
        </div>
      </div>
    </SettingsSection>
  );
}

type SessionRowProps = {
  userAgent: string | null | undefined;
  signedInAt: Date;
  isCurrent: boolean;
  isEnding: boolean;
  onEnd: () => void;
};

function SessionRow({ userAgent, signedInAt, isCurrent, isEnding, onEnd }: SessionRowProps) {
  const { kind, words } = deviceOf(userAgent);
  const Icon = icons[kind];
  const ago = agoWords(signedInAt);
  return (
    <li className="grid min-h-11 grid-cols-[16px_minmax(0,1fr)_auto] items-center gap-x-3 border-line border-b py-1">
      <Icon aria-hidden className="size-4 text-ink-3" />
      <span>{words}</span>
      {isCurrent ? (
        <StatusLabel status="active">This session</StatusLabel>
      ) : (
        <span className="flex flex-wrap items-center justify-end gap-x-3 text-12 text-ink-2">
          <span>
            Signed in <time dateTime={signedInAt.toISOString()}>{ago}</time>
          </span>
          <Button
            size="small"
            variant="ghost"
            className="-mr-2.5"
            aria-label={`Sign out ${words}, signed in ${ago}`}
            busy={isEnding}
            onClick={onEnd}
          >
            Sign out
          </Button>
        </span>
      )}
    </li>
  );
}
