import { Fragment } from 'react';

/** An e-mail address that breaks after its signs first, not within a word. */
export const AddressText = ({ address }: { address: string }) =>
  address.split(/(?<=[@._-])(?=.)/).map((part, at, parts) => (
    <Fragment key={parts.slice(0, at + 1).join('')}>
      {part}
      {at < parts.length - 1 && <wbr />}
    </Fragment>
  ));
