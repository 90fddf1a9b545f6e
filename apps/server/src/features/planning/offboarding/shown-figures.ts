import type { Queryable } from '../../../database/types.ts';
import type { Member } from '../../../platform/session.ts';
import { seesFigures } from '../../figures/require-figures.ts';

export type ShownFigures = {
  /** Whether numbers of the organization's meetings are shown. */
  figures: boolean;
  /** Why ties of persons, and therefore people to introduce, are hidden; null if they are shown. */
  tiesHidden: 'worksCouncil' | 'figures' | null;
};

export async function shownFigures(db: Queryable, member: Member): Promise<ShownFigures> {
  const { trust, activeFeatures } = member.settings;
  const figures = await seesFigures(db, member);
  const isShown = figures && activeFeatures.interactionGraphs;
  return {
    figures,
    tiesHidden: trust.worksCouncilMode ? 'worksCouncil' : isShown ? null : 'figures',
  };
}
