import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useAuth } from '@/lib/auth-context.tsx';
import { chooseSource, type FigureSource, sourceInAddress } from './figure-source.ts';
import { organizationSourceQueryOptions } from './get-organization-source.ts';
import { rememberedSource } from './remembered-source.ts';

/** The source of which screens show figures, also outside of them; undefined until it is known. */
export function useFigureSource(): FigureSource | undefined {
  const organizationId = useAuth().session?.session.activeOrganizationId;
  const [parameters] = useSearchParams();
  const { data } = useQuery(organizationSourceQueryOptions);
  if (!data || !organizationId) return undefined;
  return chooseSource({
    asked: sourceInAddress(parameters),
    remembered: rememberedSource(organizationId),
    hasOwnFigures: data.hasOwnFigures,
  });
}
