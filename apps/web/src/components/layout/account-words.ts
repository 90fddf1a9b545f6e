type Account = {
  name?: string | null | undefined;
  email?: string | null | undefined;
};

/**
 * The name, else the part of the e-mail before the @, else 'User'. A name that equals the e-mail is
 * ignored.
 */
export function displayName({ name, email }: Account): string {
  const given = name === email ? '' : name?.trim();
  return given || email?.split('@')[0] || 'User';
}
