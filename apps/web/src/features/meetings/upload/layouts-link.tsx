import { Link } from 'react-router';
import { cn } from '@/lib/cn.ts';

type LayoutsLinkProps = {
  /** In a dialog the page opens in a new tab, so that nothing chosen or typed is lost. */
  inNewTab?: boolean;
  className?: string;
};

/** To the page of the layouts of transcripts. */
export function LayoutsLink({ inNewTab = false, className }: LayoutsLinkProps) {
  return (
    <Link
      to="/layouts"
      className={cn('text-accent underline underline-offset-2', className)}
      {...(inNewTab && { target: '_blank', rel: 'noopener' })}
    >
      Which files are read?
    </Link>
  );
}
