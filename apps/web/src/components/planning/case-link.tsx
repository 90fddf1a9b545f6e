import { useQuery } from '@tanstack/react-query';
import { UserMinus } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { cn } from '@/lib/cn.ts';
import { offboardingsQueryOptions } from './offboardings.ts';

type CaseLinkProps = {
  personId: string;
  /** Named where there are links for several people. */
  name?: string | undefined;
  isSmall?: boolean;
};

/** Opens the offboarding project of a person, if the reader may see one, or begins one, if they may plan. */
export function CaseLink({ personId, name, isSmall = false }: CaseLinkProps) {
  const { data, isPending } = useQuery(offboardingsQueryOptions);
  const existing = data?.projects.find(({ person }) => person.id === personId);
  if (isPending || (data && !existing && !data.mayPlan)) return null;
  const verb = existing ? 'Open' : 'Create';
  return (
    <ButtonLink
      icon={UserMinus}
      size={isSmall ? 'small' : undefined}
      className={cn('print:hidden', !isSmall && 'max-md:basis-full')}
      to={
        existing
          ? `/offboarding/${existing.id}?tab=means`
          : `/offboarding/new?data=own&person=${encodeURIComponent(personId)}`
      }
    >
      {name ? `${verb} Offboarding Project for ${name}` : `${verb} Offboarding Project`}
    </ButtonLink>
  );
}
