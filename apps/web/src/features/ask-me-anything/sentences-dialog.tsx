import { endpoints } from '@rapport/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { LoadFailed } from '@/components/ui/load-failed.tsx';
import { Loading } from '@/components/ui/skeleton.tsx';
import { call } from '@/lib/call.ts';
import { longDay, shortDay } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { askKeys } from './api/ask-keys.ts';
import { QuoteLink } from './quote-link.tsx';
import { speakerName } from './quote-words.ts';

type SentencesDialogProps = {
  /** Id of the question in the history. */
  id: string;
  question: string;
  /** The Monday of a week; undefined for all weeks. */
  week: string | undefined;
  sentences: number;
  onClose: () => void;
};

/** All sentences about a question, or those of one week; newest first, page by page. */
export function SentencesDialog(props: SentencesDialogProps) {
  const { question, week, sentences, onClose } = props;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        week ? `Sentences of the week of ${longDay(week)}` : `All ${counted(sentences, 'sentence')}`
      }
      description={question}
    >
      <Sentences {...props} />
    </Dialog>
  );
}

function Sentences({ id, week }: SentencesDialogProps) {
  const list = useInfiniteQuery({
    queryKey: [...askKeys.sentences, id, week],
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.ask.listSentences, { id, query: { week, cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  if (!list.data) {
    if (!list.error) return <Loading label="Loading the sentences..." block="h-60" />;
    return (
      <LoadFailed
        title={refusalSentence(list.error, {
          404: 'This question was deleted. Ask it again to list its sentences.',
          else: 'Failed to load the sentences. Please try again.',
        })}
        query={list}
      />
    );
  }
  const meetings = new Map(
    list.data.pages.flatMap((page) => page.meetings.map((one) => [one.id, one])),
  );
  const quotes = list.data.pages.flatMap((page) => page.sentences);
  return (
    <>
      <ol>
        {quotes.map((quote, at) => {
          const meeting = meetings.get(quote.meetingId);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a turn can have several sentences
            <li key={at} className="border-line py-2.5 not-last:border-b first:pt-0">
              <p className="text-pretty wrap-anywhere">“{quote.text}”</p>
              <p className="mt-0.5 flex flex-wrap gap-x-2.5 text-12 text-ink-2">
                <span>
                  <span className="font-medium">{speakerName(quote)}</span>
                  {meeting && `, ${meeting.name}, ${shortDay(meeting.date)}`}
                </span>
                <QuoteLink quote={quote} />
              </p>
            </li>
          );
        })}
      </ol>
      {quotes.length === 0 && <p>There are no sentences you may read.</p>}
      {list.hasNextPage && (
        <Button
          busy={list.isFetchingNextPage}
          className="justify-self-start"
          onClick={() => list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  );
}
