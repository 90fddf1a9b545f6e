import * as z from 'zod/mini';
import {
  accountTextLengthMax,
  emailLengthMax,
  organizationNameLengthMax,
  organizationSlugLengthMax,
  personNameLengthMax,
  pictureLengthMax,
} from './limits.ts';

const nameUpTo = (lengthMax: number) =>
  z
    .string('Please enter a name')
    .check(
      z.trim(),
      z.minLength(1, 'Please enter a name'),
      z.maxLength(lengthMax, `A name may have at most ${lengthMax} characters`),
    );

export const personNameSchema = nameUpTo(personNameLengthMax);
export const organizationNameSchema = nameUpTo(organizationNameLengthMax);
/** Of a new installation, until its first owner names the organization. */
export const defaultOrganizationName = 'My organization';

/** A new account is named after its e-mail address. */
export const firstNameOfAccountSchema = nameUpTo(emailLengthMax);

export const organizationSlugSchema = z
  .string('Please enter a slug')
  .check(
    z.trim(),
    z.minLength(1, 'Please enter a slug'),
    z.maxLength(
      organizationSlugLengthMax,
      `A slug may have at most ${organizationSlugLengthMax} characters`,
    ),
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Lower-case letters, digits and single hyphens only'),
  );

/** An https address, or a data URL whose base64 content starts with the signature of its image type. */
const picture =
  /^(?:https:\/\/[!-~]+|data:image\/(?:png;base64,iVBORw0KGgo|jpeg;base64,\/9j\/|gif;base64,R0lGOD|webp;base64,UklGR)[A-Za-z0-9+/]*={0,2})$/;

export const pictureSchema = z.string('A picture is a text').check(
  z.maxLength(pictureLengthMax, 'The picture is too large'),
  z.regex(picture, 'A picture is PNG, JPEG, WebP or GIF, or an https address of one'),
  z.refine(
    (text) => text.startsWith('data:') || text.length <= accountTextLengthMax,
    'The address of the picture is too long',
  ),
);
