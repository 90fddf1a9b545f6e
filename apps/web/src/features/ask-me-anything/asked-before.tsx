import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useDeferredValue, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Asked, askAddress, writeQuery } from '@/components/ask/ask-address.ts';
import { Button } from '@/components/ui/button.tsx';
import { Outdated } from '@/components/ui/outdated.tsx';
import { Loading } from '@/components/ui/skeleton.tsx';
import { UnreadableNote } from '@/components/ui/unreadable-note.tsx';
import { askedQuestionsQueryOptions, useDeleteAsked } from './api/asked-questions.ts';
import { byDay } from './asked-days.ts';
import { AskedEntry } from './asked-entry.tsx';
import { AskedHead } from './asked-head.tsx';

type AskedBeforeProps = { parameters: URLSearchParams; asked: Asked | undefined };

/** The user's own questions. */
export function AskedBefore({ parameters, asked }: AskedBeforeProps) {
  const [typed, setTyped] = useState('');
  const section = useRef<HTMLElement>(null);
  const search = useDeferredValue(typed.trim());
  const history = useInfiniteQuery({
    ...askedQuestionsQueryOptions(search),
    placeholderData: keepPreviousData,
  });
  const deleting = useDeleteAsked();
  const navigate = useNavigate();
  const leave = () => navigate(askAddress(parameters), { replace: true });
  const pages = history.data?.pages ?? [];
  const questions = pages.flatMap((page) => page.questions.items);
  const unreadable = pages.reduce((sum, page) => sum + page.questions.unreadable, 0);
  const hasAny = questions.length > 0 || search !== '';
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Asked before"
      className="min-w-0 outline-none print:hidden"
    >
      <AskedHead
        hasQuestions={hasAny}
        typed={typed}
        onType={setTyped}
        onDeleted={() => asked && leave()}
      />
      <Outdated isOld={history.isPlaceholderData}>
        {byDay(questions).map(({ title, questions: ofDays }) => (
          <section key={title}>
            <h3 className="mt-3 mb-0.5 font-medium text-12 text-ink-3">{title}</h3>
            <ul className="-mx-2">
              {ofDays.map((one) => (
                <AskedEntry
                  key={one.id}
                  asked={one}
                  isCurrent={isSame(one, asked)}
                  parameters={parameters}
                  onDelete={() =>
                    deleting.mutate(one.id, {
                      onSuccess: () => {
                        if (isSame(one, asked)) void leave();
                        section.current?.focus();
                      },
                    })
                  }
                />
              ))}
            </ul>
          </section>
        ))}
      </Outdated>
      <UnreadableNote count={unreadable} word="question" />
      {history.isPending && <Loading label="Loading your questions..." block="h-60" />}
      {history.error && questions.length === 0 && (
        <div role="alert" className="grid justify-items-start gap-2 text-ink-2">
          <p>Your questions could not be loaded.</p>
          <Button
            size="small"
            icon={RotateCw}
            busy={history.isFetching}
            onClick={() => history.refetch()}
          >
            Retry
          </Button>
        </div>
      )}
      {history.data && questions.length === 0 && (
        <p role="status" className="mt-2 text-ink-2 text-pretty">
          {search
            ? `No question of yours has “${search}”.`
            : 'Your questions are kept here, also those without an answer.'}
        </p>
      )}
      {history.hasNextPage && (
        <Button
          size="small"
          className="mt-3"
          busy={history.isFetchingNextPage}
          onClick={() => history.fetchNextPage()}
        >
          Show earlier questions
        </Button>
      )}
    </section>
  );
}

/** Whether it is the question shown on the page. */
function isSame(
  { question, after, from, to, people = [], series, query, without = [] }: Asked,
  asked: Asked | undefined,
): boolean {
  return (
    asked !== undefined &&
    asked.question === question &&
    asked.after === after &&
    asked.from === from &&
    asked.to === to &&
    asked.series === series &&
    `${asked.people ?? []}` === `${people}` &&
    `${asked.without ?? []}` === `${without}` &&
    queryKeyOf(asked.query) === queryKeyOf(query)
  );
}

const queryKeyOf = (query: Asked['query']) => {
  const parameters = new URLSearchParams();
  writeQuery(parameters, query);
  return `${parameters}`;
};
