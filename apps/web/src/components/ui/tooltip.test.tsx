import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip, TooltipProvider } from './tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function renderTwo() {
  render(
    <TooltipProvider>
      <Tooltip text="Explains the first">
        <button type="button">First</button>
      </Tooltip>
      <Tooltip text="Explains the second">
        <button type="button">Second</button>
      </Tooltip>
    </TooltipProvider>,
  );
}

const enter = (name: string) => fireEvent.pointerMove(screen.getByRole('button', { name }));
const close = () => fireEvent.keyDown(document, { key: 'Escape' });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const shown = () => screen.queryByRole('tooltip')?.textContent;

test('a tooltip opens after 700 ms', () => {
  renderTwo();
  enter('First');
  wait(699);
  expect(shown()).toBeUndefined();
  wait(1);
  expect(shown()).toBe('Explains the first');
});

test('for 300 ms after one was closed, the next opens at once', () => {
  renderTwo();
  enter('First');
  wait(700);
  close();
  wait(299);
  enter('Second');
  expect(shown()).toBe('Explains the second');
});

test('after that it takes its time again', () => {
  renderTwo();
  enter('First');
  wait(700);
  close();
  wait(300);
  enter('Second');
  expect(shown()).toBeUndefined();
  wait(700);
  expect(shown()).toBe('Explains the second');
});
