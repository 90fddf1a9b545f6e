const columns = 'email,firstName,lastName,username,title,department,teams,externalId';

export function csvFile(emails: readonly string[]) {
  const rows = emails.map((email) => `${email},,,,,,,`);
  const content = [columns, ...rows].join('\r\n');
  return { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
}
