import { expect, test } from 'vitest';
import { cn } from './cn.ts';

test.each([
  ['h-8 px-2 text-ink', 'h-11', 'px-2 text-ink h-11'],
  ['size-4 shrink-0', 'size-3.5', 'shrink-0 size-3.5'],
  ['text-12 text-ink-3', 'text-14', 'text-ink-3 text-14'],
  ['text-12 text-ink-3', 'text-neg', 'text-12 text-neg'],
  [
    'border border-dashed border-transparent',
    'border-line-2',
    'border border-dashed border-line-2',
  ],
  ['border-line-2 border-b', 'border-accent', 'border-b border-accent'],
  ['inset-0 inset-ring', 'inset-ring-line-2', 'inset-0 inset-ring inset-ring-line-2'],
  ['font-medium', 'font-body', 'font-body'],
  ['px-4 py-3', 'p-2', 'p-2'],
  ['rounded-control', 'rounded-none', 'rounded-none'],
  ['hover:bg-hover bg-surface', 'hover:bg-accent-soft', 'bg-surface hover:bg-accent-soft'],
  ['[&_svg]:text-ink-3', '[&_svg]:text-neg', '[&_svg]:text-neg'],
  ['max-w-90', 'max-w-none', 'max-w-none'],
  ['inline-flex', 'hidden', 'hidden'],
])('"%s" with "%s" is "%s"', (own, given, together) => {
  expect(cn(own, given)).toBe(together);
});

test('classes of different properties stay, false ones are left out', () => {
  expect(cn('flex-col flex', false, 'items-center', ['gap-2', undefined])).toBe(
    'flex-col flex items-center gap-2',
  );
});

test('a width of two edges leaves the colour', () => {
  expect(cn('border-line-2 border-y')).toBe('border-line-2 border-y');
  expect(cn('border-t-2 border-y')).toBe('border-y');
});
