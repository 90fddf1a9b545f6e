const betweenAddresses = /[\n,;]+/;
const namedAddress = /<([^<>]*)>\s*$/;

/** Addresses of a pasted list, each once, also those of lines such as 'Mara Lund <mara@acme.com>'. */
export function typedAddresses(text: string): string[] {
  const addresses = text
    .split(betweenAddresses)
    .map((part) => (namedAddress.exec(part)?.[1] ?? part).trim())
    .filter((address) => address !== '');
  return [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()];
}
