import * as z from 'zod/mini';
import { given, state } from './figures/origin.ts';

/** Prefix by which secret scanners recognize a token. */
export const directoryTokenPrefix = 'rapport_scim_';

/** The base address of the SCIM calls, with which a company's directory is configured. */
export const scimPath = '/api/scim/v2';

/** What the groups of a company's directory become in Rapport. */
export const groupRuleSchema = z.enum(['teams', 'departments', 'nothing']);
export type GroupRule = z.infer<typeof groupRuleSchema>;

export const groupRuleWords: Record<GroupRule, string> = {
  teams: 'Teams',
  departments: 'Departments',
  nothing: 'Nothing',
};

/** A company's directory, which creates, changes and deactivates people by SCIM 2.0. */
export const directoryConnectionSchema = z.object({
  ...state({ tokenEnd: z.string().check(z.describe('The last four characters of the token')) }),
  ...given({
    createdAt: z.iso.datetime(),
    createdBy: z.nullable(z.string()).check(z.describe('Null for a former member')),
    groupsBecome: groupRuleSchema,
    lastUsedAt: z
      .nullable(z.iso.datetime())
      .check(z.describe('Noted at most once a minute; null if never used')),
  }),
  ...state({
    people: z.int().check(z.nonnegative(), z.describe('Active people that the directory manages')),
    groups: z.int().check(z.nonnegative()),
  }),
});
export type DirectoryConnection = z.infer<typeof directoryConnectionSchema>;

export const directoryStateSchema = z.object({
  connection: z
    .nullable(directoryConnectionSchema)
    .check(z.describe('Null until a token is created')),
  ...given({ address: z.string().check(z.describe('The address that the directory calls')) }),
});
export type DirectoryState = z.infer<typeof directoryStateSchema>;

export const directoryTokenSchema = z.object(
  state({
    token: z.string().check(z.describe('Never shown again')),
  }),
);
export type DirectoryToken = z.infer<typeof directoryTokenSchema>;

export const directoryRuleSchema = z.object({ groupsBecome: groupRuleSchema });
export type DirectoryRule = z.infer<typeof directoryRuleSchema>;
