import type { Sentiment } from '@rapport/contract';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { mailColours } from '../../../mail/templates/mail-colours.ts';

/* Tables and inline styles, which all mail clients support. */

const { ink, quiet, accent, onAccent, line, edge, moods } = mailColours;
const font = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const base = { fontFamily: font, margin: 0, fontSize: 14, lineHeight: '20px', color: ink };
export const small = { fontSize: 12, lineHeight: '16px', color: quiet };

export const text = (style: object, ...content: ReactNode[]): ReactElement =>
  h('p', { style: { ...base, ...style } }, ...content);

export const heading = (level: 'h1' | 'h2', style: object, content: string): ReactElement =>
  h(level, { style: { ...base, ...style } }, content);

export const link = (href: string, content: string, style: object = {}): ReactElement =>
  h('a', { href, style: { color: accent, textDecoration: 'none', ...style } }, content);

export const table = (style: object, rows: ReactNode): ReactElement =>
  h(
    'table',
    { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, style },
    h('tbody', null, rows),
  );

type Cell = { width?: number; align?: 'right'; content: ReactNode };

/** A row below a line, identified by its key. */
export const row = (key: string, cells: readonly Cell[]): ReactElement =>
  h(
    'tr',
    { key },
    ...cells.map(({ content, ...place }) =>
      h(
        'td',
        {
          ...place,
          style: { borderBottom: `1px solid ${line}`, padding: '9px 0', verticalAlign: 'top' },
        },
        content,
      ),
    ),
  );

export const section = (title: string, caption: string, ...content: ReactNode[]): ReactElement =>
  h(
    'tr',
    { key: title },
    h(
      'td',
      { className: 'inner', style: { padding: '0 32px 28px' } },
      h(
        'div',
        { style: { borderTop: `2px solid ${ink}`, paddingTop: 10 } },
        heading('h2', { fontSize: 16, lineHeight: '24px', fontWeight: 650 }, title),
        text({ ...small, marginBottom: 8 }, caption),
        ...content,
      ),
    ),
  );

export const button = (href: string, label: string): ReactElement =>
  h(
    'div',
    { style: { marginTop: 14 } },
    link(href, label, {
      ...base,
      display: 'inline-block',
      padding: '8px 14px',
      fontWeight: 550,
      color: onAccent,
      backgroundColor: accent,
      borderRadius: 6,
    }),
  );

export const figures = (cells: readonly { label: string; value: string; note: string }[]) =>
  table(
    { border: `1px solid ${edge}`, borderRadius: 6 },
    h(
      'tr',
      null,
      ...cells.map(({ label, value, note }, at) =>
        h(
          'td',
          {
            width: `${Math.floor(100 / cells.length)}%`,
            style: { padding: '12px 16px', ...(at > 0 && { borderLeft: `1px solid ${line}` }) },
          },
          text(small, label),
          text(
            { marginTop: 2, fontSize: 24, lineHeight: '32px', fontWeight: 650 },
            `${value} `,
            h('span', { style: { ...small, fontWeight: 420 } }, note),
          ),
        ),
      ),
    ),
  );

const signs: Record<Sentiment, string> = {
  positive: '+ Positive',
  neutral: '= Neutral',
  negative: '− Negative',
};

export const moodBadge = (label: Sentiment): ReactElement =>
  h(
    'span',
    {
      style: {
        ...base,
        display: 'inline-block',
        fontSize: 12,
        lineHeight: '16px',
        padding: '1px 7px',
        border: `1px solid ${moods[label].edge}`,
        borderRadius: 6,
        backgroundColor: moods[label].fill,
        color: moods[label].ink,
        fontWeight: 550,
      },
    },
    signs[label],
  );

/** Length as a share of the longest bar, 0 to 1. */
export const bar = (part: number): ReactElement =>
  h('div', {
    style: {
      marginTop: 8,
      width: Math.max(4, Math.round(96 * part)),
      height: 5,
      borderRadius: 3,
      backgroundColor: quiet,
      fontSize: 0,
    },
  });
