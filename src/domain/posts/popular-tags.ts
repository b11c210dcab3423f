/** The most frequent tags, then alphabetical (decision D-51). Tags that differ only in case are one. */
export function popularTags(posts: readonly { tags: readonly string[] }[], limit: number): string[] {
  const counts = new Map<string, { key: string; tag: string; count: number }>()
  for (const tag of posts.flatMap(({ tags }) => [...new Set(tags)])) {
    const key = tag.toLowerCase()
    counts.set(key, { key, tag: counts.get(key)?.tag ?? tag, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()]
    .toSorted((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
    .slice(0, limit)
    .map(({ tag }) => tag)
}
