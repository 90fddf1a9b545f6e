import type { MeetingFilter } from '@rapport/contract';
import type { Member } from '../../platform/session.ts';

/** With a feature switched off, neither a filter nor its count may tell of it. */
export function switchedOn<Filter extends Pick<MeetingFilter, 'mood' | 'actions'>>(
  { settings }: Pick<Member, 'settings'>,
  filter: Filter,
): Filter {
  const { sentiment, actions } = settings.activeFeatures;
  return {
    ...filter,
    ...(!sentiment && { mood: undefined }),
    ...(!actions && { actions: undefined }),
  };
}
