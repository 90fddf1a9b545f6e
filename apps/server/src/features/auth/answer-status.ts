/** The statuses of the product where the library would give another one for the same error. */
const statusOfCode = new Map<string, number>([
  ['USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION', 409],
  ['USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION', 409],
  ['MEMBER_NOT_FOUND', 404],
  // Who has been removed is still signed in: 401 would say that the session is over.
  ['USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION', 403],
  ['YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER', 403],
]);

export function answerStatus(libraryStatus: number, body: string): number {
  if (libraryStatus < 400) return libraryStatus;
  const code = /"code":"([A-Z_]+)"/.exec(body)?.[1];
  return (code && statusOfCode.get(code)) || libraryStatus;
}
