/** A refusal as assistants read it: https://www.rfc-editor.org/rfc/rfc6749#section-5.2 */
export class OAuthRefusal extends Error {
  override name = 'OAuthRefusal';
  readonly body: { error: string; error_description: string };

  constructor(error: string, description: string) {
    super(description);
    this.body = { error, error_description: description };
  }
}
