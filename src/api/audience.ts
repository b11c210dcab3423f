import type { Audience } from '#db/queries/sql/audience.ts'
import type { Call } from './route.ts'

/** Public calls with a valid staff token answer what staff may see. */
export function audienceOf({ actor }: Pick<Call<unknown, unknown>, 'actor'>): Audience {
  return actor.role === 'visitor' ? 'visitors' : 'staff'
}
