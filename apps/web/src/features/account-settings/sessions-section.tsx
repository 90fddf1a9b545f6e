import { Laptop, LogOut, type LucideIcon, RefreshCw, Smartphone } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { ErrorLine } from '@/components/ui/field.tsx';
import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';
import { StatusLabel } from '@/components/ui/status-label.tsx';
import { useAuth } from '@/lib/auth-context.tsx';
import { type DeviceKind, deviceOf } from '@/lib/device.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { SectionFooter } from './section-footer.tsx';
import { agoWords } from './session-words.ts';
import { useSessions, useSignOutOtherSessions } from './sessions.ts';
import { SettingsSection } from './settings-section.tsx';

const icons: Record<DeviceKind, LucideIcon> = { computer: Laptop, phone: Smartphone };

export function SessionsSection() {
  const { data: sessions, error, refetch, isFetching } = useSessions();
  const { session } = useAuth();
  const signOut = useSignOutOtherSessions();
  const currentId = session?.session.id;
  const hasOthers = sessions?.some(({ id }) => id !== currentId) ?? false;

  return (
    <SettingsSection title="Sessions" caption="Where you are signed in">
      <div>
        {sessions ? (
          <ul aria-label="Sessions">
            {sessions.map(({ id, userAgent, createdAt }) => (
              <SessionRow
                key={id}
                userAgent={userAgent}
                signedInAt={createdAt}
                isCurrent={id === currentId}
              />
            ))}
          </ul>
        ) : error ? (
          <div role="alert" className="flex flex-wrap items-center justify-between gap-3 py-1.5">
            <ErrorLine>Your sessions could not be loaded.</ErrorLine>
            <Button size="small" icon={RefreshCw} busy={isFetching} onClick={() => refetch()}>
              Retry
            </Button>
          </div>
        ) : (
          <Loading label="Loading sessions...">
            <div className="flex h-11 items-center border-line border-b">
              <Skeleton className="h-3.5 w-44" />
            </div>
          </Loading>
        )}
        <div className="mt-3">
          <SectionFooter
            button={
              <Button
                icon={LogOut}
                disabled={!hasOthers}
                busy={signOut.isPending}
                onClick={() => signOut.mutate()}
              >
                Sign out other sessions
              </Button>
            }
            success={signOut.isSuccess && 'All other sessions are signed out.'}
            failure={
              signOut.error &&
              refusalSentence(signOut.error, {
                else: 'The other sessions could not be signed out.',
              })
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
};

function SessionRow({ userAgent, signedInAt, isCurrent }: SessionRowProps) {
  const { kind, words } = deviceOf(userAgent);
  const Icon = icons[kind];
  return (
    <li className="grid min-h-11 grid-cols-[16px_minmax(0,1fr)_auto] items-center gap-x-3 border-line border-b">
      <Icon aria-hidden className="size-4 text-ink-3" />
      <span>{words}</span>
      {isCurrent ? (
        <StatusLabel status="active">This session</StatusLabel>
      ) : (
        <span className="text-12 text-ink-2">
          Signed in <time dateTime={signedInAt.toISOString()}>{agoWords(signedInAt)}</time>
        </span>
      )}
    </li>
  );
}
