import { FORM } from '#contract/shared/limits.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { PostForm } from '#contract/posts/post-form.schema.ts'
import { sanitiseContent } from '#db/sanitise-content.ts'
import { postItems } from '#operations/posts/post-items.ts'
import { createItem, updateItem } from '#operations/items/save-item.ts'
import { hostileTexts } from '#test/hostile-texts.ts'
import type { BuiltSite } from './built-site.ts'
import { cpuOf } from './cpu-of.ts'
import type { TextCost } from './text-cost.ts'

const SLUG = 'hostile'
const PAGE = `/blog/${SLUG}`

/** The page of an article of each hostile shape, as long as it may be stored. Shapes that are refused are left out. */
export async function articlePages({ app, render }: BuiltSite, only?: string): Promise<TextCost[]> {
  const system = { role: 'system' } as const
  const { id } = await createItem(app, system, postItems, PostForm.parse(formWith('An article. '.repeat(10))))
  const costs: TextCost[] = []
  for (const { name, text } of hostileTexts()) {
    if (only !== undefined && !only.split(',').includes(name)) continue
    const { data: form } = PostForm.safeParse(formWith(asMuchAsFits(text)))
    if (form === undefined || sanitiseContent(form.content).trim().length < FORM.content.min) continue
    try {
      await updateItem(app, system, postItems, { id, form, version: undefined })
    } catch (error) {
      // Such as too many cards of casinos.
      if (error instanceof Refusal && error.code === 'invalid_input') continue
      throw error
    }
    costs.push({ what: 'page of an article', text: name, ms: await cpuOf(() => render(PAGE)) })
  }
  return costs
}

/** Sanitising may make a text longer than an article may be. */
function asMuchAsFits(text: string): string {
  const { length } = sanitiseContent(text)
  const { max } = FORM.content
  return length <= max ? text : asMuchAsFits(text.slice(0, Math.floor((text.length * max) / length) - 100))
}

function formWith(content: string): Record<string, unknown> {
  return {
    title: 'An article of a hostile text',
    slug: SLUG,
    content,
    excerpt: 'An article of a hostile text.',
    author: 'Milena',
    category: 'guides',
    metaDescription: 'An article of a hostile text.',
    isPublished: true,
  }
}
