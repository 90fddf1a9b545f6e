import { useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { askAddress, withFilters } from '@/components/ask/ask-address.ts';
import { addressOfSource } from '@/components/figure-source/figure-source.ts';
import { SourceSwitch } from '@/components/figure-source/source-switch.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { useAddress } from '@/lib/use-address.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { askSuggestionsQueryOptions } from './api/suggestions.ts';
import { AskedBefore } from './asked-before.tsx';
import { askedInAddress, filtersInAddress } from './asked-in-address.ts';
import { Idle } from './idle.tsx';
import { QuestionView } from './question-view.tsx';

const stateSchema = z.object({ draft: z.string() });

/** Lets the user ask questions about the organization's own meetings. */
export function AskPage() {
  usePageTitle('Ask Me Anything');
  const [parameters, setParameters] = useAddress();
  const { state } = useLocation();
  const navigate = useNavigate();
  const suggestions = useQuery(askSuggestionsQueryOptions);
  const asked = askedInAddress(parameters);
  const filters = filtersInAddress(parameters);
  const isEmpty = suggestions.data?.meetings === 0;
  return (
    <div className="@container">
      <PageHead
        title="Ask Me Anything"
        badge={<SourceSwitch source="own" />}
        lead="A question about your meetings. Counted first, then who said it, where and when."
      />
      <div className="grid gap-x-10 gap-y-8 @min-[920px]:grid-cols-[minmax(0,736px)_272px] @min-[920px]:justify-between">
        <div className="min-w-0">
          {isEmpty && !asked && <NothingToAsk />}
          {asked && (
            <QuestionView
              key={`${asked.after} ${asked.question}`}
              asked={asked}
              meetings={suggestions.data?.meetings}
              firstDay={suggestions.data?.from}
            />
          )}
          {!asked && !isEmpty && (
            <Idle
              suggestions={suggestions}
              draft={stateSchema.safeParse(state).data?.draft}
              filters={filters}
              onFilters={(next) =>
                setParameters((now) => withFilters(now, next), {
                  replace: true,
                  preventScrollReset: true,
                  // Carries the draft.
                  state,
                })
              }
              onAsk={(question) => navigate(askAddress(parameters, { ...filters, question }))}
              addressOf={(next) => askAddress(parameters, next)}
            />
          )}
        </div>
        <AskedBefore parameters={parameters} asked={asked} />
      </div>
    </div>
  );
}

/** Shown if there is no meeting to search. */
function NothingToAsk() {
  return (
    <StateBox
      kind="empty"
      icon={MessagesSquare}
      title="No meetings to ask yet"
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <ButtonLink to="/meetings?upload" variant="primary">
            Upload a meeting
          </ButtonLink>
          <ButtonLink to={addressOfSource('sample')}>See it with sample data</ButtonLink>
        </span>
      }
    >
      Answers come from meetings that are analysed and that you may open.
    </StateBox>
  );
}
