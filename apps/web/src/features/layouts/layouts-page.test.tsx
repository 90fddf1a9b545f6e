import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import page from '../../../../../docs/layouts.md?raw';
import { LayoutsPage } from './layouts-page.tsx';

test('the page says every word of the documentation, without its markup', () => {
  const { container } = render(<LayoutsPage />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { level: 1, name: 'Which files are read' })).toBeVisible();
  const words = page
    .replace(/^```.*$|^\|[-| :]+\|$/gm, ' ')
    .replace(/^\|.*$/gm, (row) => row.replaceAll('|', ' '))
    .replaceAll('`', '');
  // Examples hold marks of headings and lists, too.
  const bare = (text: string) => text.replace(/[\s#-]+/g, '');
  expect(bare(container.textContent ?? '').replace(/^Meetings/, '')).toBe(bare(words));
});

test('examples keep their lines, and other parts keep no markup', () => {
  const { container } = render(<LayoutsPage />, { wrapper: MemoryRouter });
  const examples = [...container.querySelectorAll('pre')].map(({ textContent }) => textContent);
  expect(examples).toContain(
    'Ana Ruiz   0:03\nShall we start with the budget?\n\nBo Lind   0:12\nYes, we have half an hour.',
  );
  const texts = [...container.querySelectorAll('p, li, h2, td')].map((part) => part.textContent);
  expect(texts.join('\n')).not.toMatch(/\*\*|`|\]\(|^[#|-] /m);
});
