import { FirstSteps } from '#contract/site/first-steps.schema.ts'
import { Done } from '#contract/site/site.schema.ts'
import { DemoCounts } from '#contract/site/demo.schema.ts'
import { countDemoRows } from '#db/queries/items/demo-rows.ts'
import { findFirstSteps, loadDemoCatalogue } from '#operations/maintenance/first-steps.ts'
import { removeDemo } from '#operations/items/remove-demo.ts'
import { route } from '../../route.ts'

export const demoRoutes = [
  route({
    method: 'GET',
    path: '/api/admin/demo',
    access: 'demo.remove',
    summary: 'How much of the demo catalogue is left, without what staff have saved since',
    response: DemoCounts,
    handle: ({ app }) => countDemoRows(app.db),
  }),
  route({
    method: 'DELETE',
    path: '/api/admin/demo',
    access: 'demo.remove',
    summary: 'Moves the demo catalogue to the trash and answers what was moved',
    response: DemoCounts,
    handle: ({ app, actor }) => removeDemo(app, actor),
  }),
  route({
    method: 'POST',
    path: '/api/admin/demo',
    access: 'demo.remove',
    summary: 'Loads the demo catalogue into a site without content',
    isRepeatable: true,
    response: Done,
    handle: ({ app, actor }) => loadDemoCatalogue(app, actor),
  }),
  route({
    method: 'GET',
    path: '/api/admin/first-steps',
    access: 'settings.write',
    summary: 'How far the owner of an empty site is: name, colours, country, mail, address and content',
    response: FirstSteps,
    handle: ({ app }) => findFirstSteps(app),
  }),
]
