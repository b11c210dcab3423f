/**
 * The query of a staff list, declared once per list. The address of its screen, the parameters of its API call and the
 * type of its query are derived from it.
 */

export interface Filter<Word extends string = string> {
  /** The accepted values: words, a day such as 2026-03-14, an id, any text, or a pattern. */
  values: readonly Word[] | 'day' | 'id' | 'text' | RegExp
  /** The default value. Without a default, nothing is filtered. */
  preset?: string
  /** The longest text, in characters. Defaults to the limit of a search. */
  max?: number
  /** The expected value in an error message: "import must be the number of an import". */
  is?: string
  /** Description of the parameter in the API documentation. */
  says?: string
}

export type Filters<Name extends string = string> = Readonly<Record<Name, Filter>>

export interface ListAsked extends Pick<Filter, 'max' | 'says'> {
  filters: Filters
}

/** The query that a list is called with. An empty search finds everything; a filter that is not given is undefined. */
export type QueryOf<List extends { filters: Filters }> = { search: string } & {
  -readonly [Name in keyof List['filters']]: Asked<List['filters'][Name]>
}

type Asked<One extends Filter> =
  | (One['values'] extends readonly (infer Word)[] ? Word : One['values'] extends 'id' ? number : string)
  | (One extends { preset: string } ? never : undefined)
