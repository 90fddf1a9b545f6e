import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SearchInput } from './search-input.tsx';

function Search() {
  const [value, setValue] = useState('');
  return <SearchInput label="Search meetings" value={value} onValueChange={setValue} />;
}

test('a search can be cleared by button and by Escape, and keeps the focus', async () => {
  render(<Search />);
  const input = screen.getByRole('searchbox', { name: 'Search meetings' });
  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  await userEvent.type(input, 'pricing');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(input).toHaveValue('');
  expect(input).toHaveFocus();
  await userEvent.keyboard('road{Escape}');
  expect(input).toHaveValue('');
});
