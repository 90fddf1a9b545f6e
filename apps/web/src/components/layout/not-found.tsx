import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function NotFoundPage() {
  return (
    <main className="grid min-h-dvh">
      <NotFound />
    </main>
  );
}

/** Shown inside and outside the shell. */
export function NotFound() {
  const { pathname } = useLocation();
  usePageTitle('Page not found');
  useEffect(() => {
    console.error('404: no page at', pathname);
  }, [pathname]);
  return (
    <div className="grid min-h-[70dvh] place-content-center justify-items-center gap-1 p-6 text-center">
      <h1>404</h1>
      <p className="text-ink-2">Oops! Page not found</p>
      <ButtonLink to="/" className="mt-4">
        Return to Home
      </ButtonLink>
    </div>
  );
}
