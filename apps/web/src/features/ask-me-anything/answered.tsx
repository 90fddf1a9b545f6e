import type { AskAnswer } from '@rapport/contract';
import { useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAddress } from '@/lib/use-address.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { AnswerSentences } from './answer-sentences.tsx';
import { Byline } from './byline.tsx';
import { CountedLines } from './figure/counted-lines.tsx';
import { FigureAnswer } from './figure/figure-answer.tsx';
import { isListOpenedFromPage, listInAddress, withList } from './sentences-in-address.ts';
import { shownAnswer } from './shown-answer.ts';
import { Sources } from './sources.tsx';
import { useMarks } from './use-marks.ts';
import { WhenSaid } from './when-said.tsx';

const loadList = () =>
  import('./sentences-dialog.tsx').then(({ SentencesDialog }) => SentencesDialog);

const lacksWords =
  'No decision, action or open question about this was found in the meetings. It was said:';

const uncountedWords = 'This is not counted. It was said:';

type AnsweredProps = {
  answer: AskAnswer;
  /** What the question says and the figure does not count. */
  note: string | undefined;
  wantsWords: boolean;
  wording: 'asked' | 'failed' | null;
  onWantsWords: (wantsWords: boolean) => void;
};

/** An answer with what it is counted from, and its quotes. */
export function Answered({ answer, note, wantsWords, wording, onWantsWords }: AnsweredProps) {
  const [parameters, setParameters] = useAddress();
  const { state } = useLocation();
  const navigate = useNavigate();
  const root = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => shownAnswer(answer, wantsWords), [answer, wantsWords]);
  const marks = useMarks(shown, root);
  const list = listInAddress(parameters);
  const SentencesDialog = useOnDemand(loadList, list !== undefined);
  const addressOf = (week?: string) => `?${withList(parameters, week ?? 'all')}`;
  const closeList = () => {
    if (isListOpenedFromPage(state)) void navigate(-1);
    else setParameters((now) => withList(now, undefined), noScroll);
  };
  return (
    <div ref={root}>
      <section aria-label="Answer">
        {answer.lacksOutcomes && shown.by === 'quotes' && (
          <p className="mb-4 max-w-[72ch] text-ink-2 text-pretty">{lacksWords}</p>
        )}
        {answer.reading.unused.length > 0 && shown.by === 'quotes' && (
          <p className="mb-4 max-w-[72ch] text-ink-2 text-pretty">{uncountedWords}</p>
        )}
        {answer.figure ? (
          <FigureAnswer figure={answer.figure} note={note} />
        ) : (
          <AnswerSentences answer={shown} marks={marks} />
        )}
        <Byline
          answer={answer}
          shown={shown}
          note={note}
          wantsWords={wantsWords}
          wording={wording}
          onWantsWords={onWantsWords}
        />
      </section>
      {answer.figure && <CountedLines figure={answer.figure} />}
      {answer.weeks.length > 0 && (
        <WhenSaid answer={answer} quotes={shown.quotes} marks={marks} addressOfWeek={addressOf} />
      )}
      {shown.quotes.length > 0 && (
        <Sources
          quotes={shown.quotes}
          marks={marks}
          sentences={answer.sentences}
          allAddress={addressOf()}
        />
      )}
      {SentencesDialog && list && (
        <SentencesDialog
          id={answer.id}
          question={answer.question}
          week={list === 'all' ? undefined : list}
          sentences={answer.sentences}
          onClose={closeList}
        />
      )}
    </div>
  );
}

const noScroll = { replace: true, preventScrollReset: true };
