import type { AskAnswer, AskFilters } from '@rapport/contract';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { daySpan, longDay } from '@/lib/format-day.ts';
import { counted, numberWord, plural } from '@/lib/number-words.ts';
import { secondsWords } from './byline-words.ts';
import { ofPeriodWords } from './filter-words.ts';
import { NearTopics } from './near-topics.tsx';
import { QuestionFilters } from './question-filters.tsx';
import { QuestionForm } from './question-form.tsx';
import { QuoteLink } from './quote-link.tsx';
import { speakerName } from './quote-words.ts';

type NothingFoundProps = {
  answer: AskAnswer;
  filters: AskFilters;
  /** Address of the same question without a period. */
  anyTimeAddress: string;
  addressOf: (question: string) => string;
  onAsk: (question: string, filters: AskFilters) => void;
};

/** Shown instead of an answer: what was searched, and related topics. */
export function NothingFound(props: NothingFoundProps) {
  const { answer, anyTimeAddress, addressOf, onAsk } = props;
  const { nothing } = answer;
  const [filters, setFilters] = useState(props.filters);
  // Otherwise the words that are not used are the reason, and stand above.
  const isNotSaid = answer.reading.unused.length === 0;
  const others = isNotSaid ? (nothing?.withoutPeriod ?? 0) : 0;
  return (
    <>
      {isNotSaid && (
        <p className="max-w-[72ch] text-16 leading-[26px] text-pretty">{nothingSentence(answer)}</p>
      )}
      {others > 0 && (
        <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
          <ButtonLink to={anyTimeAddress} variant="primary" icon={CalendarDays}>
            Search any time instead
          </ButtonLink>
          <span className="text-12 text-ink-2">
            {`On other days, ${numberWord(others)} ${plural(others, 'sentence has', 'sentences have')} these words.`}
          </span>
        </div>
      )}
      <WhatWasSearched answer={answer} />
      {nothing && nothing.topics.length > 0 && (
        <NearTopics
          topics={nothing.topics}
          areNear={nothing.areNear}
          answer={answer}
          addressOf={addressOf}
        />
      )}
      <div className="mt-8">
        <QuestionForm
          label="Your question in other words"
          placeholder="Ask in other words…"
          isSmall
          onAsk={(question) => onAsk(question, filters)}
        >
          <QuestionFilters filters={filters} onFilters={setFilters} />
        </QuestionForm>
      </div>
    </>
  );
}

function WhatWasSearched({ answer }: { answer: AskAnswer }) {
  const { reading, read, beingAnalysed, nothing } = answer;
  const closest = nothing?.closest;
  const meeting = answer.meetings.find(({ id }) => id === closest?.meetingId);
  const days = read.from && read.to ? `, ${daySpan(read.from, read.to)}` : '';
  return (
    <section className="mt-6 border-line-2 border-t pt-4">
      <h3 className="mb-1">What was searched</h3>
      <dl>
        {reading.words.length > 0 && <Fact label="Words">{reading.words.join(', ')}</Fact>}
        <Fact label="Meetings read">
          {`${counted(read.meetings, 'meeting')} you may open${days}, in ${secondsWords(read.milliseconds)}`}
        </Fact>
        {beingAnalysed > 0 && (
          <Fact label="Not read yet">
            {`${counted(beingAnalysed, 'meeting')} still being analysed`}
          </Fact>
        )}
        {closest && (
          <Fact label="Closest sentence">
            {`“${closest.text}” ${[
              speakerName(closest),
              ...(meeting ? [meeting.name, longDay(meeting.date)] : []),
            ].join(', ')}, `}
            <QuoteLink quote={closest} />. Too far from the question to answer it.
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[128px_minmax(0,1fr)] items-baseline gap-x-3 border-line py-[7px] not-last:border-b max-md:grid-cols-1">
      <dt className="text-12 text-ink-3">{label}</dt>
      <dd className="text-pretty wrap-anywhere">{children}</dd>
    </div>
  );
}

/** 'Nothing was found with these words in the 47 meetings of the past 3 months that you may open. …' */
function nothingSentence({ reading, read }: Pick<AskAnswer, 'reading' | 'read'>): string {
  const of = ofPeriodWords(reading);
  if (read.meetings === 0)
    return `There is no meeting${of} that you may open and that fits the filters.`;
  return `Nothing was found with these words in the ${read.meetings === 1 ? 'one meeting' : counted(read.meetings, 'meeting')}${of} that you may open. Rapport does not guess, so there is no answer.`;
}
