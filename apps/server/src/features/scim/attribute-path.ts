import { scimError } from './scim-error.ts';
import { coreGroup, coreUser, enterpriseUser } from './scim-names.ts';

const prefixes = [enterpriseUser, coreUser, coreGroup].map((urn) => `${urn.toLowerCase()}:`);
/** `name`, `name.givenName`, `emails[type eq "work"].value`, `members[value eq "1"]`. */
const pathPattern = /^([a-z][\w$-]*)(\[[^\]]*\])?(?:\.([a-z$][\w-]*))?$/i;
/** Microsoft's classic applications use their own names for extensions. */
const urnPattern = /^urn:[\w:.-]+$/i;

/** `name` in lower case; `within` is the filter in the brackets. */
export type AttributePath = { name: string; within?: string; part?: string };

/**
 * Parses a path. The prefix of the schema is removed; it is optional.
 * @throws AppError 400 invalidPath
 */
export function readPath(given: string): AttributePath {
  const path = given.trim();
  const lower = path.toLowerCase();
  const prefix = prefixes.find((one) => lower.startsWith(one));
  const [, name, within, part] = pathPattern.exec(path.slice(prefix?.length ?? 0)) ?? [];
  if (name)
    return {
      name: name.toLowerCase(),
      ...(within && { within: within.slice(1, -1).trim() }),
      ...(part && { part: part.toLowerCase() }),
    };
  if (urnPattern.test(path)) return { name: lower };
  throw scimError('invalidPath', `The path ${path.slice(0, 100)} cannot be read.`);
}
