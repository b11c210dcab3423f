import { z } from 'zod'
import { AUDIT_LIST, AuditChoices, AuditRecord } from '#contract/staff/audit.schema.ts'
import { listAuditChoices, searchAuditLog } from '#db/queries/staff/audit-log.ts'
import { listSchema } from '../../query-parts.ts'
import { route } from '../../route.ts'

export const auditLogRoutes = [
  route({
    method: 'GET',
    path: '/api/admin/audit-log',
    access: 'audit.read',
    summary: 'Every sign-in and change, last one first',
    isList: true,
    query: listSchema(AUDIT_LIST),
    response: z.array(AuditRecord),
    handle: ({ app, query, page }) => searchAuditLog(app.db, query, page),
  }),
  route({
    method: 'GET',
    path: '/api/admin/audit-log/choices',
    access: 'audit.read',
    summary: 'The names and actions that the log can be filtered by',
    response: AuditChoices,
    handle: ({ app }) => listAuditChoices(app.db),
  }),
]
