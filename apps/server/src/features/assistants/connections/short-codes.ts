const codeMs = 60 * 1000;
const startOfCode = '{"type":"authorization_code"';

/** An assistant redeems its code at once. The library gives codes the time that a person has for the page of consent. */
export const shortCodes = {
  create: {
    before: async <Stored extends { value: string; expiresAt: Date }>(stored: Stored) => {
      if (!stored.value.startsWith(startOfCode)) return;
      return { data: { ...stored, expiresAt: new Date(Date.now() + codeMs) } };
    },
  },
};
