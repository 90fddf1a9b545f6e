import { cn } from '@/lib/cn.ts';

export const markClass = (isLit: boolean): string =>
  cn(
    'inline-grid h-4 min-w-4 place-items-center rounded-[3px] border px-[3px] font-strong text-12 leading-[14px] max-md:h-5 max-md:min-w-5 max-md:leading-[18px]',
    isLit ? 'border-accent bg-accent text-on-accent' : 'border-accent-line bg-surface text-accent',
  );
