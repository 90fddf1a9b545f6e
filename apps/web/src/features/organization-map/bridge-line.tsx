import { useState } from 'react';
import { useEvidenceDrawer } from '@/components/organization-figures/evidence/use-evidence-drawer.tsx';
import {
  type BridgeTo,
  bridgeSentence,
  joint,
  type PersonBridges,
  possessive,
} from './bridge-words.ts';

/** 'Yuki Tanabe: Design’s only way to Product and Sales, main way to HR (4 of 5 ties)' */
export function BridgeLine({ bridge: { person, own, only, most } }: { bridge: PersonBridges }) {
  const [asked, setAsked] = useState<BridgeTo>();
  const evidence = useEvidenceDrawer(
    asked
      ? {
          evidence: { of: 'bridge', subject: person.id, other: asked.department },
          title: `${person.name} and ${asked.department}`,
          sentence: bridgeSentence(own, asked),
        }
      : null,
  );
  const way = (to: BridgeTo) => (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => {
        setAsked(to);
        evidence.open();
      }}
      className="cursor-default text-accent hover:underline"
    >
      {to.department}
    </button>
  );
  return (
    <p className="text-ink-2 text-pretty">
      <bdi title={person.title ?? undefined} className="font-medium text-ink">
        {person.name}
      </bdi>
      : {possessive(own)}{' '}
      {only.map((to, at) => (
        <span key={to.department}>
          {at === 0 ? 'only way to ' : joint(at, only.length)}
          {way(to)}
        </span>
      ))}
      {only.length > 0 && most.length > 0 && '; '}
      {most.map((to, at) => (
        <span key={to.department}>
          {at === 0 ? 'main way to ' : joint(at, most.length)}
          {way(to)}{' '}
          <span className="whitespace-nowrap text-12 text-ink-3">
            ({`${to.ties} of ${to.of} ties`})
          </span>
        </span>
      ))}
      {evidence.drawer}
    </p>
  );
}
