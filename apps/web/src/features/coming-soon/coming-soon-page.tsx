import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';
import type { Announcement } from './announcements.ts';

type ComingSoonPageProps = Pick<Announcement, 'title' | 'lead' | 'points' | 'link'> & {
  drawing: ReactNode;
  /** Below the list. */
  foot?: ReactNode;
};

export function ComingSoonPage({ title, lead, points, link, drawing, foot }: ComingSoonPageProps) {
  usePageTitle(title);
  return (
    <>
      <PageHead title={title} lead={lead} badge={<Badge variant="role">Coming Soon</Badge>} />
      <div className="mt-12 grid items-center gap-12 max-lg:mx-auto max-lg:max-w-[480px] max-lg:gap-6 max-md:mt-4 lg:grid-cols-[minmax(300px,1fr)_minmax(0,480px)]">
        <figure className="lg:order-2">{drawing}</figure>
        <div>
          <h2 className="text-balance text-24 tracking-head">
            We're working hard to bring you this feature. Stay tuned for updates!
          </h2>
          <ul className="mt-5 grid max-w-[56ch] gap-2">
            {points.map((point) => (
              <li key={point} className="flex gap-2">
                <ArrowRight aria-hidden className="mt-[3px] size-3.5 flex-none text-ink-3" />
                {point}
              </li>
            ))}
          </ul>
          {link && (
            <ButtonLink to={link.to} className="mt-6">
              {link.label}
            </ButtonLink>
          )}
          {foot}
        </div>
      </div>
    </>
  );
}
