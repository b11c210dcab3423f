/** The parts of `navigator` and `matchMedia` that sharing needs. */
export interface Sharing {
  share?: (data: { title: string; url: string }) => Promise<void>
  copy: (text: string) => Promise<void>
}

export interface SharedLink {
  title: string
  /** The absolute address. */
  url: string
}

/**
 * Opens the system's share sheet where there is one, else copies the link. "dismissed" when the sheet was closed
 * without a choice: nothing is copied then.
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
  // Some apps show plus signs literally; %20 always works.
  return `https://twitter.com/intent/tweet?${query.toString().replaceAll('+', '%20')}`
}
