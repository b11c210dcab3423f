/** What a mail says, without its looks. `render-mail.ts` turns it into the two parts that are sent. */
export interface MailContent {
  subject: string
  /** In the order in which they are read. */
  parts: readonly MailPart[]
  /** The address that ends the mails; nothing for mails that answer a request of their own reader. */
  unsubscribe?: string
}

export type MailPart =
  | { kind: 'paragraph'; text: string }
  /** A link that looks like a button; its address stands in the text part. */
  | { kind: 'button'; label: string; href: string }

export interface RenderedMail {
  subject: string
  text: string
  html: string
}
