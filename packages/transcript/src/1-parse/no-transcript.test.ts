import { expect, test } from 'vitest';
import { read } from './testing/said.ts';

const lines = (...all: string[]) => all.join('\n');

test.each([
  [
    'a session with a debugger',
    lines(
      '(gdb) break main',
      'Breakpoint 1 at 0x1149: file main.c, line 5.',
      '(gdb) run',
      'Starting program: /home/ana/a.out',
      '5\t  int x = 3;',
      '(gdb) bt',
      '#0  main () at main.c:6',
      '#1  0x00007ffff7de0d0a in __libc_start_main () from /lib/libc.so.6',
      '(gdb) quit',
    ),
    /^This reads like (?:the log of a debugger|what a program printed)/,
  ],
  [
    'the log of a program',
    lines(
      '2026-03-02 10:00:01,123 INFO  [main] com.example.App: Starting',
      '2026-03-02 10:00:02,456 DEBUG [main] com.example.Db: Opening',
      '2026-03-02 10:00:03,001 WARN  [pool-1] com.example.Db: Slow',
      '2026-03-02 10:00:04,123 ERROR [pool-1] com.example.Db: Lost',
    ),
    /^This reads like the log of a program, .* levels such as INFO and ERROR\./,
  ],
  [
    'the log of a web server',
    lines(
      ...[1, 2, 3, 4, 5].map(
        (i) => `10.0.0.${i} - - [02/Mar/2026:10:00:0${i} +0000] "GET /a HTTP/1.1" 200 512`,
      ),
    ),
    /^This reads like what a program printed/,
  ],
  [
    'a screenplay',
    lines(
      'INT. WAREHOUSE - NIGHT',
      '',
      '          ANA',
      'Is anybody here?',
      '',
      'EXT. YARD - CONTINUOUS',
      '',
      '          BO',
      'Down here.',
      '',
      'CUT TO:',
    ),
    /^This reads like a screenplay/,
  ],
  [
    'a table of prices',
    lines('Product;Price;Stock', 'Shelf;129,00 €;14', 'Pallet;12,50 €;230', 'Gate;990,00 €;3'),
    /^This reads like a table of numbers/,
  ],
  [
    'the log of a terminal',
    lines(
      ...[0, 1, 2, 3].map(
        (i) => `2026-03-25T10:30:0${i}Z test: \u001b[36m${'open the gate again '.repeat(12)}`,
      ),
    ),
    /^This reads like what a program printed/,
  ],
  [
    'a report of how long things took',
    lines(
      '# Gates',
      '',
      '1. The paint',
      '   Time to open: 1 days, 14 hours',
      '',
      '1. The motor',
      '   Time to open: 7 days, 2 hours',
    ),
    /^This reads like minutes or a document/,
  ],
  [
    'a specification',
    lines(
      '# Gate control',
      '',
      '**Features:** Opens and closes.',
      '',
      '## How it works',
      '',
      'The gate opens when a ship comes near, and it closes when the ship has left the harbour again.',
      'A sensor at the quay tells it how far away the ship is, and how fast it goes.',
      '',
      '**Features:** Counts ships.',
      '',
      '**Impact:** Fewer people.',
      '',
      '## What it costs',
      '',
      'The sensor costs little, the motor costs more, and the paint is the dearest part of all of it.',
      '',
      '**Impact:** More ships.',
    ),
    /^This reads like a document, not like a transcript: .* such as ‘Features’ and ‘Impact’/,
  ],
  [
    'a table of people',
    lines(
      'name,email,phone',
      'Ana Ruiz,ana@example.com,+49 30 1234',
      'Bo Lind,bo@example.com,+49 30 1235',
      '"Park, Cy",cy@example.com,+49 30 1236',
    ),
    /^This reads like a table, not like a transcript/,
  ],
  [
    'minutes without names or times',
    lines(
      'Minutes of the board meeting',
      '',
      '1. Approval of the minutes',
      'The minutes of the last meeting were approved without changes.',
      '',
      '2. Budget',
      'It was agreed to cut travel from April.',
    ),
    /^This reads like minutes or a document, .* and there are no times\./,
  ],
  [
    'an agenda',
    lines('Agenda', '', '10:00 Welcome', '10:15 Budget', '11:00 Lunch'),
    /^This reads like minutes or a document, .* it holds times, but nobody is named as speaking\./,
  ],
])('%s is refused by what was seen', (_, text, sentence) => {
  expect(() => read(text)).toThrow(sentence);
  expect(() => read(text)).toThrow(/ Rapport reads captions, .*\.$/);
});
