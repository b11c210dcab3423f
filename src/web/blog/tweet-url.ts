/** The address of a tweet composer that already says which article it is about. */
export function tweetUrl(title: string, pageUrl: string): string {
  const query = new URLSearchParams({ text: `Check out this article: ${title}`, url: pageUrl })
  // Some apps show the plus signs of a form; %20 is read right everywhere.
  return `https://twitter.com/intent/tweet?${query.toString().replaceAll('+', '%20')}`
}
