import type { OrganizationOverview } from '@rapport/contract';
import { HiddenMood } from '@/components/organization-figures/hidden-mood.tsx';
import { MoodChange } from '@/components/organization-figures/mood-change.tsx';
import { moodText } from '@/components/organization-figures/mood-words.ts';
import { isComparable, wholeWeeksTo } from '@/components/organization-figures/period-words.ts';
import { HeadlineCard, HeadlineList, HeadlineRow } from '@/components/ui/headline-card.tsx';
import { useSentimentAddress } from './figure-links.ts';

type MoodCardProps = {
  overview: OrganizationOverview;
  mood: NonNullable<OrganizationOverview['mood']>;
};

/**
 * The mood alone. Shares of positive and negative turns are not shown, because individual moods
 * could be inferred from them.
 */
export function MoodCard({ overview, mood }: MoodCardProps) {
  const { organization } = mood;
  const { period, meetings, people } = overview;
  const to = useSentimentAddress()();
  const isCompared = isComparable(period, meetings.now);
  const shown = organization.isShown && organization;
  return (
    <HeadlineCard
      title="Team Sentiment"
      isShortOnPhones
      to={to}
      value={shown ? moodText(shown) : '–'}
      unit={shown && '/10'}
      meaning={
        organization.isShown ? (
          <>
            mood{wholeWeeksTo(mood.period, period)},{' '}
            <MoodChange mood={organization} isCompared={isCompared} withBefore />
          </>
        ) : (
          <HiddenMood
            reason={organization.reason}
            heard={people.heard.now}
            className="relative z-10"
          />
        )
      }
    >
      {shown && (
        <HeadlineList>
          <HeadlineRow name="Band, 9 times in 10">
            {shown.band.low.toFixed(1)} to {shown.band.high.toFixed(1)}
          </HeadlineRow>
        </HeadlineList>
      )}
      <Teams {...mood} />
    </HeadlineCard>
  );
}

type TeamsProps = Pick<MoodCardProps['mood'], 'compared' | 'rising' | 'falling'>;

function Teams({ compared, rising, falling }: TeamsProps) {
  const of = <span className="font-body text-12 text-ink-3">{`of ${compared}`}</span>;
  return (
    <div className="mt-1">
      <HeadlineList>
        {compared === 0 ? (
          <HeadlineRow name="Teams compared">none yet</HeadlineRow>
        ) : (
          <>
            <HeadlineRow name="Teams rising">
              {rising} {of}
            </HeadlineRow>
            <HeadlineRow name="Teams falling">
              {falling} {of}
            </HeadlineRow>
          </>
        )}
      </HeadlineList>
    </div>
  );
}
