import type { AskAnswer } from '@rapport/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type Asked, askAddress } from '@/components/ask/ask-address.ts';
import { LoadFailed } from '@/components/ui/load-failed.tsx';
import { dayOf, today } from '@/lib/days.ts';
import { clockTime, shortMoment } from '@/lib/format-day.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { useAddress } from '@/lib/use-address.ts';
import { Answered } from './answered.tsx';
import { useAnswer } from './api/answer.ts';
import { useWrittenAnswer } from './api/written-answer.ts';
import { filtersInAddress } from './asked-in-address.ts';
import { readAsWords } from './filter-words.ts';
import { FollowUp } from './follow-up.tsx';
import { NothingFound } from './nothing-found.tsx';
import { isLookUp } from './query/query-words.ts';
import { ReadAs } from './query/read-as.tsx';
import { inQuotationMarks } from './query/struck-words.ts';
import { useShownQuery } from './query/use-shown-query.ts';
import { QuestionHead } from './question-head.tsx';
import { ReadingMeetings } from './reading-meetings.tsx';
import { Refused } from './refusal/refused.tsx';
import { Writing } from './writing.tsx';

type QuestionViewProps = {
  asked: Asked;
  /** Number of meetings that can be searched, and the day of the first; undefined until known. */
  meetings: number | undefined;
  firstDay: string | null | undefined;
};

/**
 * A question, how it was read, and its answer. Quotes appear at once; a language model words them
 * afterwards if wanted.
 */
export function QuestionView({ asked, meetings, firstDay }: QuestionViewProps) {
  const [parameters] = useAddress();
  const navigate = useNavigate();
  const [wantsWords, setWantsWords] = useState(true);
  /** Address of the question whose quotes on health or family are shown. */
  const [pressedFor, setPressedFor] = useState<string>();
  const to = (next: Asked) => askAddress(parameters, next);
  const address = to(asked);
  const showsSensitive = pressedFor === address;
  const { without = [] } = asked;
  const ask = { ...asked, ...(showsSensitive && { showsSensitive: true as const }) };
  const quotes = useAnswer({ ...ask, wording: 'quotes' });
  const words = useWrittenAnswer(ask, {
    enabled: wantsWords && quotes.data?.canBeWritten === true,
  });
  const answer = (wantsWords && words.data) || quotes.data;
  const { shown, change, undo } = useShownQuery(asked, answer?.reading);
  const isForeign = answer?.refusal === 'language';
  // Names and words of a question in another language may be found as they stand.
  const refusal = isForeign && answer.found ? null : (answer?.refusal ?? null);
  const unused = answer?.reading.unused ?? [];
  const left = [...without, ...unused];
  const isFiltered = Boolean(
    asked.from || asked.to || asked.people || asked.series || asked.after || asked.query,
  );
  const follow = (next: string) => to({ question: next, ...(answer && { after: answer.id }) });
  const idle = askAddress(parameters, undefined, asked);
  const draft = asked.question;

  return (
    <>
      <QuestionHead
        question={asked.question}
        unused={left}
        caption={answer ? askedWords(answer) : 'Your question'}
        onUndo={undo}
        note={answer && readAsWords(answer.reading)}
        newAddress={askAddress(parameters)}
        address={address}
      />
      {shown && (refusal === null || refusal === 'language') && (
        <ReadAs
          shown={shown}
          unused={unused}
          readings={answer?.readings ?? []}
          onChange={change}
          onWithout={() => change(shown, left)}
        />
      )}
      {quotes.error && !answer && (
        <LoadFailed
          title={refusalSentence(
            quotes.error,
            'The question could not be asked. Check your connection and try again.',
          )}
          query={quotes}
        />
      )}
      {!answer && !quotes.error && (
        <ReadingMeetings
          meetings={isFiltered ? undefined : meetings}
          isFigure={asked.query !== undefined && !isLookUp(asked.query)}
          onStop={() => navigate(idle, { replace: true, state: { draft } })}
        />
      )}
      {answer && refusal !== null && (
        <Refused
          refusal={refusal}
          instead={answer.instead}
          addressOf={(next) => to(next)}
          otherWords={{ address: idle, draft }}
          onShowQuotes={() => {
            // The button disappears.
            document.querySelector<HTMLElement>('[data-question]')?.focus();
            setPressedFor(address);
          }}
        />
      )}
      {showsSensitive && answer && refusal === null && (
        <p className="mb-4 text-12 text-ink-2">
          Your name and whom the question is about are in the audit log.
        </p>
      )}
      {isForeign && refusal === null && (
        <p className="mb-4 max-w-[72ch] text-ink-2 text-pretty">
          Ask reads English questions. It looked up the names and words as they stand:
        </p>
      )}
      {answer && refusal === null && hasAnswer(answer) && (
        <>
          {wantsWords && words.writing && (
            <Writing
              writing={words.writing}
              onStop={() => {
                // The button disappears.
                document.querySelector<HTMLElement>('[data-question]')?.focus();
                setWantsWords(false);
                void words.stop();
              }}
            />
          )}
          <Answered
            key={address}
            answer={answer}
            note={without.length > 0 ? `Counted without ${inQuotationMarks(without)}` : undefined}
            wantsWords={wantsWords}
            wording={words.isLoading ? 'asked' : words.error && wantsWords ? 'failed' : null}
            onWantsWords={setWantsWords}
          />
          <FollowUp
            quotes={answer.quotes.length}
            followUps={answer.followUps}
            addressOf={follow}
            onAsk={(next) => navigate(follow(next))}
          />
        </>
      )}
      {answer && refusal === null && !hasAnswer(answer) && (
        <NothingFound
          key={address}
          answer={answer}
          filters={filtersInAddress(parameters)}
          anyTimeAddress={to(onAnyDay(asked, firstDay))}
          addressOf={(next) => to({ question: next })}
          onAsk={(next, filters) => navigate(to({ ...filters, question: next }))}
        />
      )}
    </>
  );
}

/** Quotes are also shown where words of the question cannot be counted. */
const hasAnswer = ({ found, figure, quotes }: AskAnswer): boolean =>
  found || figure !== null || quotes.length > 0;

/**
 * Removes the period of the question. If it has none, a period named in its words is overridden by
 * the days of all meetings.
 */
function onAnyDay({ from, to, ...asked }: Asked, firstDay: string | null | undefined): Asked {
  return from || to || !firstDay ? asked : { ...asked, from: firstDay, to: today() };
}

/** 'You asked at 14:32' */
function askedWords({ askedAt }: AskAnswer): string {
  const isToday = dayOf(new Date(askedAt)) === today();
  return `You asked ${isToday ? `at ${clockTime(askedAt)}` : `on ${shortMoment(askedAt)}`}`;
}
