import { DemoCounts } from '#contract/site/demo.schema.ts'
import { countDemoRows } from '#db/queries/items/demo-rows.ts'
import { removeDemo } from '#operations/items/remove-demo.ts'
import { route } from '../../route.ts'

export const demoRoutes = [
  route({
    method: 'GET',
    path: '/api/admin/demo',
    access: 'demo.remove',
    summary: 'How much of the demo catalogue is left, without what staff have saved since',
    answer: DemoCounts,
    handle: ({ app }) => countDemoRows(app.db),
  }),
  route({
    method: 'DELETE',
    path: '/api/admin/demo',
    access: 'demo.remove',
    summary: 'Moves the demo catalogue to the trash and answers what was moved',
    answer: DemoCounts,
    handle: ({ app, actor }) => removeDemo(app, actor),
  }),
]
