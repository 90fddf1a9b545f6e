import type { AskAnswer, AskRefusal } from '@rapport/contract';
import { Ban, Pencil } from 'lucide-react';
import type { Asked } from '@/components/ask/ask-address.ts';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { CountedList } from '../question-list.tsx';
import { WhereAskStops } from './where-ask-stops.tsx';

const sentences: Record<AskRefusal, string> = {
  'mood-of-person':
    'Rapport doesn’t answer this. It never puts people in order of mood, and nobody sees the mood of another person: not a manager, not an owner.',
  leaving: 'Rapport doesn’t answer this. It makes no forecast of who will leave.',
  worth:
    'Rapport doesn’t answer this. It gives no marks and no ranks: it does not say how good somebody is.',
  source: 'Rapport doesn’t answer this. It does not find out who is behind a remark.',
  sensitive: 'This is about the health or family of a person.',
  language: 'Ask reads English questions.',
};

const loadGroupMood = () => import('./group-mood.tsx').then(({ GroupMood }) => GroupMood);

const helpTitle = 'Questions that may help more';

function lookedUp(refusal: AskRefusal): string {
  if (refusal === 'sensitive') return '';
  return refusal === 'language'
    ? 'Its names and words were found in no meeting that you may open. '
    : 'Nothing was looked up for this question. ';
}

type RefusedProps = {
  refusal: AskRefusal;
  instead: AskAnswer['instead'];
  addressOf: (asked: Asked) => string;
  /** The page with the box, where the question can be changed. */
  otherWords: { address: string; draft: string };
  onShowQuotes: () => void;
};

/** A question that is not answered, or not before a second press. */
export function Refused({ refusal, instead, addressOf, otherWords, onShowQuotes }: RefusedProps) {
  const group = instead?.group ?? null;
  const GroupMood = useOnDemand(loadGroupMood, group !== null);
  return (
    <>
      <section aria-label="Answer">
        <p className="max-w-[72ch] text-16 leading-[26px] text-pretty">{sentences[refusal]}</p>
        {refusal === 'sensitive' && (
          <div className="mt-4 grid justify-items-start gap-1.5">
            <Button onClick={onShowQuotes}>Show the quotes</Button>
            <p className="text-12 text-ink-2">
              Your name and whom the question is about go to the audit log.
            </p>
          </div>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-t pt-2.5">
          <p role="status" className="flex min-w-60 flex-1 gap-2 text-12 text-ink-2 text-pretty">
            <Ban aria-hidden className="mt-px size-3.5 flex-none text-ink-3" />
            {`${lookedUp(refusal)}It stays in your list, which only you see.`}
          </p>
          <ButtonLink
            to={otherWords.address}
            state={{ draft: otherWords.draft }}
            icon={Pencil}
            className="max-md:w-full"
          >
            Ask in other words
          </ButtonLink>
        </div>
      </section>
      {GroupMood && group !== null && <GroupMood name={group} />}
      {instead && instead.questions.length > 0 && (
        <section aria-label={helpTitle} className="mt-8">
          <FigureHead title={helpTitle} caption="Counted in the meetings that you may open" />
          <CountedList questions={instead.questions} addressOf={addressOf} />
        </section>
      )}
      <WhereAskStops />
    </>
  );
}
