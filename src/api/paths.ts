/** The name of the id in a path of the table, such as `id` in `/api/casinos/{id}`. */
export function paramOf(path: string): string | undefined {
  return /\{(\w+)\}/.exec(path)?.[1]
}

/** The path in the router's notation, below the API's mount point: `/casinos/:id`. */
export function routerPath(path: string): string {
  return path.replace(/^\/api/, '').replace(/\{(\w+)\}/, ':$1')
}
