import { userPageSizes } from '@rapport/contract';
import { type ReactNode, useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Select } from '@/components/ui/select.tsx';
import { cn } from '@/lib/cn.ts';
import { withLimit, withPage } from './list-address.ts';
import { pageLinks } from './page-links.ts';

const sizeOptions = userPageSizes.map((size) => ({ value: `${size}`, label: `${size}` }));

const linkClass =
  'inline-flex h-8 min-w-8 items-center justify-center rounded-control px-2 text-ink-2 max-md:h-11 max-md:min-w-11';

type PagerProps = { page: number; limit: number; total: number };

export function Pager({ page, limit, total }: PagerProps) {
  const [parameters, setParameters] = useSearchParams();
  const sizeId = useId();
  const lastPage = Math.ceil(total / limit);
  const first = (page - 1) * limit + 1;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-3 text-ink-2">
      <p role="status">
        Showing {first} to {Math.min(page * limit, total)} of {total} users
      </p>
      <div className="mr-auto flex items-center gap-2 text-ink-3 max-md:mr-0">
        <label htmlFor={sizeId}>Per page</label>
        <Select
          id={sizeId}
          className="h-8 w-18"
          value={`${limit}`}
          options={sizeOptions}
          onValueChange={(size) => setParameters(withLimit(parameters, Number(size)))}
        />
      </div>
      <nav
        aria-label="Pages"
        className="ml-auto flex items-center gap-0.5 max-md:w-full max-md:justify-between"
      >
        <PageLink page={page > 1 ? page - 1 : null} className="-ml-2 md:ml-0">
          Previous
        </PageLink>
        {pageLinks(page, lastPage).map((link) =>
          typeof link === 'number' ? (
            <PageLink
              key={link}
              page={link}
              label={`Page ${link}`}
              isCurrent={link === page}
              className={cn(link !== page && 'max-md:hidden')}
            >
              {link}
            </PageLink>
          ) : (
            <span key={link} aria-hidden className={cn(linkClass, 'max-md:hidden')}>
              …
            </span>
          ),
        )}
        <PageLink page={page < lastPage ? page + 1 : null} className="-mr-2">
          Next
        </PageLink>
      </nav>
    </div>
  );
}

type PageLinkProps = {
  /** Null if there is no such page. */
  page: number | null;
  isCurrent?: boolean;
  /** Accessible name. */
  label?: string;
  className?: string;
  children: ReactNode;
};

function PageLink({ page, isCurrent = false, label, className, children }: PageLinkProps) {
  const [parameters] = useSearchParams();
  if (page === null) {
    return (
      <span className={cn(linkClass, 'text-ink-disabled', className)} aria-disabled>
        {children}
      </span>
    );
  }
  return (
    <Link
      to={{ search: `${withPage(parameters, page)}` }}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      className={cn(
        linkClass,
        'hover:bg-hover aria-[current]:bg-accent-soft aria-[current]:font-strong aria-[current]:text-accent',
        className,
      )}
    >
      {children}
    </Link>
  );
}
