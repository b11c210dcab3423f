/** What a browser can do with a link: the parts of `navigator` and `matchMedia` that sharing needs. */
export interface Sharing {
  share?: (data: { title: string; url: string }) => Promise<void>
  copy: (text: string) => Promise<void>
}

export interface SharedLink {
  title: string
  /** The whole address. */
  url: string
}

/**
 * Opens the system's own share sheet where there is one, else copies the link. "dismissed" when the sheet was closed
 * without a choice, which is no failure and copies nothing behind someone's back.
 */
export async function shareLink(
  { share, copy }: Sharing,
  link: SharedLink,
): Promise<'copied' | 'dismissed' | 'failed' | 'shared'> {
  if (share !== undefined) {
    try {
      await share(link)
      return 'shared'
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'dismissed'
    }
  }
  try {
    await copy(link.url)
    return 'copied'
  } catch {
    return 'failed'
  }
}

export function tweetUrl(title: string, pageUrl: string): string {
  const query = new URLSearchParams({ text: `Check out this article: ${title}`, url: pageUrl })
  // Some apps show the plus signs of a form; %20 is read right everywhere.
  return `https://twitter.com/intent/tweet?${query.toString().replaceAll('+', '%20')}`
}
