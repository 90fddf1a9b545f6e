import { paths } from '@rapport/contract';

/** `page` asks for one press, since programs open links on their own; `post` is for the button of mail programs. */
export function unsubscribeLinks(publicUrl: string, token: string) {
  return {
    page: `${publicUrl}/unsubscribe?token=${token}`,
    post: `${publicUrl}${paths.unsubscribe}?token=${token}`,
  };
}
