import type { Permission } from '#contract/staff/permissions.ts'
import type { Audience } from '#db/queries/sql/audience.ts'
import { actorMay } from '#operations/app/authorise.ts'
import type { Call } from './route.ts'

/** Public calls include hidden items for staff who may write them. */
export function audienceOf(
  { app, actor }: Pick<Call<unknown, unknown>, 'app' | 'actor'>,
  permission: Permission,
): Audience {
  return actorMay(app, actor, permission) ? 'staff' : 'visitors'
}
