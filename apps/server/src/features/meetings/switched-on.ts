import type { MeetingFilter } from '@rapport/contract';
import type { Member } from '../../platform/session.ts';

/**
 * Removes filters of features that are switched off, so that neither lists nor counts reveal their
 * figures.
 */
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
