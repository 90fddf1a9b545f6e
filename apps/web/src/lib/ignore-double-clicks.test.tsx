import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ignoreDoubleClicksElsewhere } from './ignore-double-clicks.ts';

let stop: () => void;
beforeEach(() => {
  stop = ignoreDoubleClicksElsewhere();
});
afterEach(() => stop());

function Names() {
  const [names, setNames] = useState(['Ann', 'Bo', 'Cy']);
  return names.map((name) => (
    <button key={name} type="button" onClick={() => setNames(names.filter((one) => one !== name))}>
      {name}
    </button>
  ));
}

const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('a double click removes one of a list, though the next comes under the pointer', () => {
  render(<Names />);
  const click = (detail: number) => {
    const [first] = screen.getAllByRole('button');
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
    act(() => void first?.dispatchEvent(event));
  };
  click(1);
  click(2);
  expect(names()).toEqual(['Bo', 'Cy']);
  click(1);
  expect(names()).toEqual(['Cy']);
});

test('two clicks on the same button both count', async () => {
  const onClick = vi.fn();
  render(
    <button type="button" onClick={onClick}>
      Next
    </button>,
  );
  await userEvent.dblClick(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledTimes(2);
});
