import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tooltip } from './tooltip.ts';
import { TooltipLayer } from './tooltip-layer.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Two({ hasFirst = true }) {
  return (
    <>
      {hasFirst && (
        <button type="button" {...tooltip('Explains the first')}>
          First
        </button>
      )}
      <button type="button" {...tooltip('Explains the second', 'right')}>
        Second
      </button>
      <TooltipLayer />
    </>
  );
}

const enter = (name: string) => fireEvent.pointerMove(screen.getByRole('button', { name }));
const close = () => fireEvent.keyDown(document, { key: 'Escape' });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const shown = () => screen.queryByRole('tooltip')?.textContent;

test('a tooltip opens after 700 ms', () => {
  render(<Two />);
  enter('First');
  wait(699);
  expect(shown()).toBeUndefined();
  wait(1);
  expect(shown()).toBe('Explains the first');
});

test('within 300 ms after one closed, the next opens at once', () => {
  render(<Two />);
  enter('First');
  wait(700);
  close();
  wait(299);
  enter('Second');
  expect(shown()).toBe('Explains the second');
});

test('after 300 ms the next opens with the delay again', () => {
  render(<Two />);
  enter('First');
  wait(700);
  close();
  wait(300);
  enter('Second');
  expect(shown()).toBeUndefined();
  wait(700);
  expect(shown()).toBe('Explains the second');
});

test('opens at once on keyboard focus and closes when the button is pressed', () => {
  render(<Two />);
  const second = screen.getByRole('button', { name: 'Second' });
  // jsdom derives :focus-visible from earlier events of the window, which test files share.
  vi.spyOn(second, 'matches').mockImplementation((selector) => selector === ':focus-visible');
  act(() => second.focus());
  expect(shown()).toBe('Explains the second');
  fireEvent.click(second);
  expect(shown()).toBeUndefined();
  wait(300);
  enter('First');
  fireEvent.pointerDown(screen.getByRole('button', { name: 'First' }));
  wait(700);
  expect(shown()).toBeUndefined();
});

test('closes with its element', () => {
  const { rerender } = render(<Two />);
  enter('First');
  wait(700);
  rerender(<Two hasFirst={false} />);
  fireEvent.pointerMove(document.body);
  expect(shown()).toBeUndefined();
});
