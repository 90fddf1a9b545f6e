import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConnectionMap, type Selection } from './connection-map.tsx';
import { person, threePeople } from './testing/example-graph.ts';
import { LayoutWorkerDouble } from './testing/layout-worker-double.ts';
import { RecordingContext } from './testing/recording-context.ts';

let context: RecordingContext;

beforeEach(() => {
  context = new RecordingContext();
  const stubs = { getContext: () => context, clientWidth: 800, clientHeight: 280 };
  for (const [name, value] of Object.entries(stubs)) {
    Object.defineProperty(HTMLCanvasElement.prototype, name, { value, configurable: true });
  }
  vi.stubGlobal('Worker', LayoutWorkerDouble);
});

afterEach(() => vi.unstubAllGlobals());

type Options = Partial<Omit<ComponentProps<typeof ConnectionMap>, 'mapKey'>>;

function Page({ onSelect, ...options }: Options) {
  const [selection, setSelection] = useState<Selection | null>(null);
  return (
    <ConnectionMap
      mapKey="meeting:1"
      title="Connection Map"
      {...threePeople}
      selection={selection}
      onSelect={(next) => {
        setSelection(next);
        onSelect?.(next);
      }}
      showSentiment
      {...options}
    />
  );
}

const row = (name: RegExp) => screen.getByRole('button', { name });
const namesDrawn = () => context.texts.map(({ text }) => text).sort();
const linesDrawn = () => context.strokes.filter(({ circles }) => circles.length === 0).length;

describe('ConnectionMap', () => {
  it('counts participants, connections and strong bonds', () => {
    render(<Page />);
    expect(screen.getByText('participants').closest('li')).toHaveTextContent('3 participants');
    expect(screen.getByText('connections').closest('li')).toHaveTextContent('2 connections');
    expect(screen.getByText('strong bond').closest('li')).toHaveTextContent('1 strong bond');
  });

  it('keeps its heading while the map of a crowd is built', async () => {
    const crowd = Array.from({ length: 3_000 }, (_, at) => person(`p${at}`));
    render(<Page nodes={crowd} links={[]} caption="How to read it" />);
    expect(screen.getByText('Loading the connection map...')).toBeInTheDocument();
    const caption = screen.getByText('How to read it');
    expect(await screen.findByRole('list', { name: 'People' })).toBeVisible();
    expect(caption).toBeVisible();
  });

  it('describes the drawing in a sentence', () => {
    render(<Page />);
    expect(screen.getByRole('img', { name: /^Connection map of 3 participants/ })).toBeVisible();
  });

  it('lists people with department, sentiment and links', () => {
    render(<Page />);
    expect(row(/Ada Brandt/)).toHaveTextContent(/Executive.*Positive.*2/);
    expect(row(/Cem Öztürk/)).toHaveTextContent(/Unknown.*Negative.*1/);
  });

  it('selecting in the list highlights the person on the map', async () => {
    const onSelect = vi.fn();
    render(<Page onSelect={onSelect} />);
    await userEvent.click(row(/Bo Lindqvist/));
    expect(onSelect).toHaveBeenLastCalledWith({ kind: 'person', id: 'bo' });
    expect(row(/Bo Lindqvist/)).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() =>
      expect(context.texts.find(({ text }) => text === 'Bo Lindqvist')?.font).toMatch(/^680/),
    );
  });

  it('lists pairs, strongest first, and selects one', async () => {
    const onSelect = vi.fn();
    render(<Page onSelect={onSelect} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Pairs' }));
    const pairs = within(screen.getByRole('list', { name: 'Pairs' })).getAllByRole('button');
    expect(pairs.map((pair) => pair.textContent)).toEqual([
      'Ada Brandtand Bo LindqvistPositive8',
      'Ada Brandtand Cem ÖztürkNegative2',
    ]);
    await userEvent.click(row(/Cem Öztürk/));
    expect(onSelect).toHaveBeenLastCalledWith({ kind: 'pair', source: 'ada', target: 'cem' });
  });

  it('sorts the list by a column', async () => {
    render(<Page />);
    const names = () =>
      within(screen.getByRole('list', { name: 'People' }))
        .getAllByRole('button')
        .map((person) => person.textContent?.slice(0, 3));
    expect(names()).toEqual(['Ada', 'Bo ', 'Cem']);
    await userEvent.click(screen.getByRole('button', { name: 'Sort by sentiment' }));
    expect(names()).toEqual(['Cem', 'Bo ', 'Ada']);
    await userEvent.click(screen.getByRole('button', { name: 'Sort by links' }));
    expect(names()).toEqual(['Ada', 'Bo ', 'Cem']);
  });

  it('finds a person and says if there is none', async () => {
    render(<Page />);
    const search = screen.getByRole('searchbox', { name: 'Find a person or pair' });
    await userEvent.type(search, 'ozt');
    expect(row(/Cem Öztürk/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Ada Brandt/ })).toBeNull();
    await userEvent.type(search, 'zz');
    expect(screen.getByRole('status')).toHaveTextContent('Nobody here matches "oztzz".');
  });

  it('hides names and weak connections on demand', async () => {
    render(<Page />);
    expect(screen.getByRole('switch', { name: 'Show names' })).toBeChecked();
    await waitFor(() => expect(namesDrawn()).toEqual(['Ada Brandt', 'Bo Lindqvist', 'Cem Öztürk']));
    expect(linesDrawn()).toBe(2);
    await userEvent.click(screen.getByRole('switch', { name: 'Show names' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Strong connections only' }));
    await waitFor(() => {
      expect(namesDrawn()).toEqual([]);
      expect(linesDrawn()).toBe(1);
    });
  });

  it('lists and counts strong connections only on demand', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('switch', { name: 'Strong connections only' }));
    expect(screen.getByText('participants', { exact: false })).toHaveTextContent(
      '2 of 3 participants',
    );
    expect(screen.getByText('connections', { exact: false, selector: 'li' })).toHaveTextContent(
      '1 of 2 connections',
    );
    const people = within(screen.getByRole('list', { name: 'People' })).getAllByRole('button');
    expect(people.map(({ textContent }) => textContent)).toEqual([
      'Ada BrandtExecutivePositive1',
      expect.stringMatching(/^Bo Lindqvist.*1$/),
    ]);
    await userEvent.type(screen.getByRole('searchbox'), 'Cem');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Nobody with a strong connection matches "Cem".',
    );
  });

  it('remembers the elastic behavior in this browser, off at first', async () => {
    const { unmount } = render(<Page />);
    const toggle = () => screen.getByRole('switch', { name: 'Elastic behavior' });
    expect(toggle()).not.toBeChecked();
    await userEvent.click(toggle());
    expect(localStorage.getItem('orgmap-elastic-behavior')).toBe('true');
    unmount();
    render(<Page />);
    expect(toggle()).toBeChecked();
  });

  it('has a legend', () => {
    render(<Page />);
    const departments = screen.getByRole('list', { name: 'Department' });
    expect(within(departments).getAllByRole('listitem')).toHaveLength(9);
    expect(screen.getByRole('list', { name: 'Ring' })).toHaveTextContent('PositiveNeutralNegative');
  });

  it('shows no sentiment while the feature is off', () => {
    render(<Page showSentiment={false} />);
    expect(screen.queryByText(/Positive|Neutral|Negative/)).toBeNull();
    expect(screen.queryByRole('list', { name: 'Ring' })).toBeNull();
  });

  it('says that no connections were found', () => {
    render(<Page links={[]} />);
    expect(screen.getByText('No connections were found in this meeting.')).toBeVisible();
    expect(row(/Ada Brandt/)).toHaveTextContent('0');
  });

  it('says that no one was recognised', () => {
    render(<Page nodes={[]} links={[]} />);
    expect(screen.getByText('No one could be recognised in this meeting.')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('shows hostile names as plain text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const { container } = render(<Page nodes={[person('x', { name })]} links={[]} />);
    expect(container.querySelector('img')).toBeNull();
    await waitFor(() => expect(namesDrawn()).toEqual([name]));
  });

  it('keeps the list where canvas is unavailable', () => {
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: () => null });
    render(<Page />);
    expect(row(/Ada Brandt/)).toBeVisible();
  });

  it('stops painting when unmounted', async () => {
    const { unmount } = render(<Page />);
    unmount();
    const { pictures } = context;
    document.documentElement.dataset.theme = 'dark';
    await new Promise((done) => requestAnimationFrame(done));
    await new Promise((done) => requestAnimationFrame(done));
    expect(context.pictures).toBe(pictures);
    delete document.documentElement.dataset.theme;
  });
});
