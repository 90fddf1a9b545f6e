import type { AskAnswer, NearTopic } from '@rapport/contract';
import { Link } from 'react-router';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { QuoteLink } from './quote-link.tsx';
import { speakerName } from './quote-words.ts';
import { longDayOfYear, topicWords } from './topic-words.ts';

type NearTopicsProps = {
  topics: readonly NearTopic[];
  /** Whether the topics share words with the question. */
  areNear: boolean;
  answer: Pick<AskAnswer, 'meetings'>;
  addressOf: (question: string) => string;
};

/** Topics that the meetings do discuss, each with a quote and a link that asks about it. */
export function NearTopics({ topics, areNear, answer, addressOf }: NearTopicsProps) {
  const title = areNear ? 'Nearest topics' : 'Topics';
  return (
    <section aria-label={title} className="mt-8">
      <FigureHead
        title={title}
        caption={
          areNear
            ? 'What your meetings do speak about, nearest to the question first'
            : 'No topic is near the question. Your meetings speak of these most'
        }
      />
      <ul>
        {topics.map((topic) => {
          const { quote } = topic;
          const meeting = answer.meetings.find(({ id }) => id === quote?.meetingId);
          return (
            <li key={topic.topic} className="border-line border-b py-3 first:pt-0">
              <div className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
                <Link
                  to={addressOf(`What was said about ${topic.topic}?`)}
                  className="font-medium text-accent hover:underline wrap-anywhere"
                >
                  {topic.topic}
                </Link>
                <span className="text-12 text-ink-3">{topicWords(topic)}</span>
              </div>
              {quote && (
                <>
                  <p className="mt-1 max-w-[74ch] text-pretty wrap-anywhere">“{quote.text}”</p>
                  <p className="mt-0.5 flex flex-wrap gap-x-2.5 text-12 text-ink-2">
                    <span>
                      <span className="font-medium">{speakerName(quote)}</span>
                      {meeting && `, ${meeting.name}, ${longDayOfYear(meeting.date)}`}
                    </span>
                    <QuoteLink quote={quote} />
                  </p>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
