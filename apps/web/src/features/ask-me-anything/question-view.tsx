import type { AskAnswer } from '@rapport/contract';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { dayOf, today } from '@/lib/days.ts';
import { clockTime, shortMoment } from '@/lib/format-day.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { useAddress } from '@/lib/use-address.ts';
import { Answered } from './answered.tsx';
import { useAnswer } from './api/answer.ts';
import { type Asked, askAddress } from './asked-in-address.ts';
import { readAsWords, readingWords } from './filter-words.ts';
import { FollowUp } from './follow-up.tsx';
import { NothingFound } from './nothing-found.tsx';
import { QuestionHead } from './question-head.tsx';
import { ReadingMeetings } from './reading-meetings.tsx';

type QuestionViewProps = {
  asked: Asked;
  /** Number of meetings that can be searched, and the day of the first; undefined until known. */
  meetings: number | undefined;
  firstDay: string | null | undefined;
};

/**
 * A question and its answer. Quotes appear at once; a language model words them afterwards if
 * wanted.
 */
export function QuestionView({ asked, meetings, firstDay }: QuestionViewProps) {
  const [parameters] = useAddress();
  const navigate = useNavigate();
  const [wantsWords, setWantsWords] = useState(true);
  const quotes = useAnswer({ ...asked, wording: 'quotes' });
  const words = useAnswer(
    { ...asked, wording: 'written' },
    { enabled: wantsWords && quotes.data?.canBeWritten === true },
  );
  const answer = (wantsWords && words.data) || quotes.data;
  const isFiltered = Boolean(asked.from || asked.to || asked.people || asked.series || asked.after);
  const to = (next: Asked) => askAddress(parameters, next);
  const follow = (question: string) => to({ question, ...(answer && { after: answer.id }) });

  return (
    <>
      <QuestionHead
        question={asked.question}
        caption={answer ? askedWords(answer) : 'Your question'}
        note={answer && readAsWords(answer.reading)}
        newAddress={askAddress(parameters)}
      />
      {quotes.error && !answer && (
        <StateBox
          kind="error"
          title={refusalSentence(quotes.error, {
            else: 'The question could not be asked. Check your connection and try again.',
          })}
          error={quotes.error}
          action={
            <Button icon={RotateCw} busy={quotes.isFetching} onClick={() => quotes.refetch()}>
              Retry
            </Button>
          }
        />
      )}
      {!answer && !quotes.error && (
        <ReadingMeetings
          meetings={isFiltered ? undefined : meetings}
          onStop={() =>
            navigate(askAddress(parameters, undefined, asked), {
              replace: true,
              state: { draft: asked.question },
            })
          }
        />
      )}
      {answer?.found && (
        <>
          <Answered
            answer={answer}
            wantsWords={wantsWords}
            wording={words.isLoading ? 'asked' : words.error && wantsWords ? 'failed' : null}
            onWantsWords={setWantsWords}
          />
          <FollowUp
            quotes={answer.quotes.length}
            followUps={answer.followUps}
            addressOf={follow}
            onAsk={(question) => navigate(follow(question))}
          />
        </>
      )}
      {answer && !answer.found && (
        <NothingFound
          answer={answer}
          filters={asked}
          anyTimeAddress={to(onAnyDay(asked, firstDay))}
          addressOf={(question) => to({ question })}
          onAsk={(question, filters) => navigate(to({ ...filters, question }))}
        />
      )}
    </>
  );
}

/**
 * Removes the period of the question. If it has none, a period named in its words is overridden by
 * the days of all meetings.
 */
function onAnyDay({ from, to, ...asked }: Asked, firstDay: string | null | undefined): Asked {
  return from || to || !firstDay ? asked : { ...asked, from: firstDay, to: today() };
}

/** 'You asked at 14:32 · past 3 months, anyone, all series' */
function askedWords({ askedAt, reading }: AskAnswer): string {
  const isToday = dayOf(new Date(askedAt)) === today();
  const when = isToday ? `at ${clockTime(askedAt)}` : `on ${shortMoment(askedAt)}`;
  return `You asked ${when} · ${readingWords(reading)}`;
}
