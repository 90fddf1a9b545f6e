import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import { createElement as h, type ReactElement } from 'react';
import { mailColours } from './mail-colours.ts';

const { ink, quiet, accent, onAccent, paper } = mailColours;
const font = '"Hanken Grotesk", system-ui, -apple-system, "Segoe UI", sans-serif';

export type MailContent = {
  preview: string;
  paragraphs: string[];
  action: { label: string; link: string };
  footnote: string;
  /** A link shown after the footnote. */
  stop?: { label: string; link: string } | undefined;
};

export function mailLayout({
  preview,
  paragraphs,
  action,
  footnote,
  stop,
}: MailContent): ReactElement {
  const text = (content: string, style: object = {}) =>
    h(
      Text,
      { key: content, style: { fontSize: 16, lineHeight: '24px', color: ink, ...style } },
      content,
    );
  return h(
    Html,
    { lang: 'en' },
    h(Head),
    h(Preview, null, preview),
    h(
      Body,
      { style: { backgroundColor: paper, fontFamily: font, margin: 0 } },
      h(
        Container,
        { style: { maxWidth: 520, padding: '40px 24px' } },
        text('RAPPORT', { fontSize: 14, fontWeight: 700, letterSpacing: '0.3em' }),
        ...paragraphs.map((paragraph) => text(paragraph)),
        h(
          Button,
          {
            href: action.link,
            style: {
              backgroundColor: accent,
              borderRadius: 6,
              color: onAccent,
              fontSize: 16,
              fontWeight: 600,
              padding: '12px 20px',
            },
          },
          action.label,
        ),
        text(footnote, { fontSize: 14, lineHeight: '20px', color: quiet, marginTop: 24 }),
        stop && h('a', { href: stop.link, style: { fontSize: 14, color: accent } }, stop.label),
      ),
    ),
  );
}
