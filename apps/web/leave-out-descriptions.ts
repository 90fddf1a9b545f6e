import type { Plugin } from 'vite';

/** A description of the contract, with its quotation marks. None contains an escaped one. */
const description = /z\.describe\(\s*(?:'[^'\\]*'|"[^"\\]*"),?\s*\)/g;

/**
 * Empties the descriptions in the schemas of the contract. They are for the API documentation, which only the server
 * writes; each screen would load 1 kB of them.
 */
export const leaveOutDescriptions = (): Plugin => ({
  name: 'leave-out-descriptions',
  transform: {
    filter: { id: /\/packages\/contract\/src\// },
    handler: (code) => ({ code: code.replace(description, "z.describe('')"), map: null }),
  },
});

/** What `call` reads of an endpoint. */
const called = ['method', 'path', 'answer'];

/**
 * Leaves out of the endpoints what only the server reads, such as summaries, roles and the schemas that check what it
 * is sent.
 */
export const leaveOutServing = (): Plugin => ({
  name: 'leave-out-serving',
  transform: {
    filter: { id: /\/packages\/contract\/src\/endpoints\// },
    handler(code) {
      let kept = code;
      for (const statement of this.parse(code).body.toReversed()) {
        if (statement.type !== 'ExportNamedDeclaration') continue;
        if (statement.declaration?.type !== 'VariableDeclaration') continue;
        const [{ init } = { init: null }] = statement.declaration.declarations;
        if (init?.type !== 'ObjectExpression') continue;
        const properties = init.properties.filter(
          (one) =>
            one.type === 'Property' &&
            one.key.type === 'Identifier' &&
            called.includes(one.key.name),
        );
        const texts = properties.map(({ start, end }) => code.slice(start, end));
        kept = `${kept.slice(0, init.start)}{ ${texts.join()} }${kept.slice(init.end)}`;
      }
      return { code: kept, map: null };
    },
  },
});
