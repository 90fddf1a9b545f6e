import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

async function administer(server: string, statement: string) {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

export async function createDatabase(server: string, template = 'template1') {
  const name = `rapport_test_${randomBytes(8).toString('hex')}`;
  await administer(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { name, url: url.href };
}

export async function dropDatabase(server: string, name: string) {
  await administer(server, `drop database ${name} with (force)`);
}
