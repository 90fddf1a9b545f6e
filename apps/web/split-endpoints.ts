import type { Plugin } from 'vite';

/** What `call` reads of an endpoint. */
const called = ['method', 'path', 'answer'];

/**
 * Makes each endpoint of the contract a module of its own, so that a screen loads those it calls and the schemas of
 * their answers. Leaves out what only the server reads, such as summaries, roles and schemas of what is sent.
 */
export const splitEndpoints = (): Plugin => ({
  name: 'split-endpoints',
  transform: {
    filter: { id: /\/contract\/src\/endpoints\/[\w-]+\.ts/ },
    handler(code, id) {
      const [path, only] = id.split('?only=');
      const { body } = this.parse(code);
      const endpoints = body.flatMap((statement) => {
        if (statement.type !== 'ExportNamedDeclaration') return [];
        if (statement.declaration?.type !== 'VariableDeclaration') return [];
        const [endpoint] = statement.declaration.declarations;
        if (endpoint?.id.type !== 'Identifier') return [];
        if (endpoint.init?.type !== 'ObjectExpression') return [];
        return { name: endpoint.id.name, properties: endpoint.init.properties };
      });
      if (endpoints.length === 0) return null;
      if (only === undefined) {
        const exports = endpoints.map(
          ({ name }) => `export { ${name} } from '${path}?only=${name}';`,
        );
        return { code: exports.join('\n'), map: null };
      }
      const properties = endpoints.find(({ name }) => name === only)?.properties ?? [];
      const texts = properties.flatMap((property) =>
        property.type === 'Property' &&
        property.key.type === 'Identifier' &&
        called.includes(property.key.name)
          ? code.slice(property.start, property.end)
          : [],
      );
      const endpoint = `export const ${only} = { ${texts.join()} };`;
      // Also an unused import would load its module.
      const used = new Set(endpoint.match(/\w+/g));
      const imports = body.flatMap((statement) =>
        statement.type === 'ImportDeclaration'
          ? statement.specifiers
              .filter(({ local }) => used.has(local.name))
              .map(({ local }) => `import { ${local.name} } from '${statement.source.value}';`)
          : [],
      );
      return { code: [...imports, endpoint].join('\n'), map: null };
    },
  },
});
