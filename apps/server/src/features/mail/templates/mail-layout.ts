import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import { createElement as h, type ReactElement } from 'react';

// Mail clients support no variables. These are the web app's light colours.
const ink = '#1E1A16';
const quiet = '#6B635A';
const accent = '#1B4B8F';
const paper = '#FAF8F4';
const font = '"Hanken Grotesk", system-ui, -apple-system, "Segoe UI", sans-serif';

export type MailContent = {
  preview: string;
  paragraphs: string[];
  action: { label: string; link: string };
  footnote: string;
};

export function mailLayout({ preview, paragraphs, action, footnote }: MailContent): ReactElement {
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
              color: '#FFFFFF',
              fontSize: 16,
              fontWeight: 600,
              padding: '12px 20px',
            },
          },
          action.label,
        ),
        text(footnote, { fontSize: 14, lineHeight: '20px', color: quiet, marginTop: 24 }),
      ),
    ),
  );
}
