/** Port: whose an email is, for modules that know people by it. */
export abstract class VerifiedEmails {
  /** undefined for an unknown email, one that is not verified, and the demo account. */
  abstract ownerOf(email: string): Promise<number | undefined>;
}
