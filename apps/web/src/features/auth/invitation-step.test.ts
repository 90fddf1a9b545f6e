import { expect, test } from 'vitest';
import {
  type InvitationSituation,
  type InvitationStep,
  invitationStep,
} from './invitation-step.ts';

const known = { status: 'ready', email: 'mira@northwind.example', isRapportUser: true } as const;
const unknown = { ...known, isRapportUser: false };
const open = { ...unknown, email: null };
const mira = 'mira@northwind.example';

test.each<[string, InvitationSituation, InvitationStep]>([
  ['nothing is loaded', at({ status: 'pending' }, undefined), 'loading'],
  ['the session is not loaded', at(known, undefined), 'loading'],
  ['the invitation is not loaded', at({ status: 'pending' }, mira), 'loading'],
  ['the invitation failed to load', at({ status: 'error' }, null), 'error'],
  ['it failed to load and a person is signed in', at({ status: 'error' }, mira), 'error'],
  ['another person is signed in', at(known, 'jonas@northwind.example'), 'email-mismatch'],
  [
    'another person is signed in, and the invited one has no account',
    at(unknown, 'jo@x.example'),
    'email-mismatch',
  ],
  ['the invited person has an account', at(known, null), 'login'],
  ['the invited person has none', at(unknown, null), 'signup'],
  ['the invited person is signed in', at(known, mira), 'accepting'],
  ['the address is written in capitals', at(known, 'Mira@Northwind.EXAMPLE'), 'accepting'],
  ['any address may accept and nobody is signed in', at(open, null), 'signup'],
  ['any address may accept and a person is signed in', at(open, 'owner@x.example'), 'accepting'],
  ['accepting is under way', at(known, mira, 'pending'), 'accepting'],
  ['accepting failed', at(known, mira, 'error'), 'error'],
  ['it is accepted', at(known, mira, 'success'), 'success'],
  ['it is accepted and the session is being refetched', at(known, undefined, 'success'), 'success'],
])('when %s', (_, situation, step) => {
  expect(invitationStep(situation)).toBe(step);
});

function at(
  invitation: InvitationSituation['invitation'],
  sessionEmail: string | null | undefined,
  acceptance: InvitationSituation['acceptance'] = 'idle',
): InvitationSituation {
  return { invitation, sessionEmail, acceptance };
}
